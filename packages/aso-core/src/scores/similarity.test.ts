import { computeSimilarity, createWordSet, type Traits } from "./similarity";

const traits = (fields: Partial<Traits>): Traits => ({
  heading: new Set(),
  description: new Set(),
  ranks: new Map(),
  genre: null,
  ...fields,
});

test("an app has similarity 1 with itself", () => {
  const app = traits({
    heading: new Set(["rain"]),
    description: new Set(["rain", "map"]),
    ranks: new Map([[1, 3]]),
    genre: "Weather",
  });
  expect(computeSimilarity(app, app)).toBeCloseTo(1);
});

test("the words of an app are those of its known texts", () => {
  expect(createWordSet("Rain Map", null, "Map of rain")).toEqual(new Set(["rain", "map", "of"]));
});

test("each part has its weight", () => {
  const [words, other] = [new Set(["a", "b"]), new Set(["b", "c"])];
  expect(computeSimilarity(traits({ heading: words }), traits({ heading: other }))).toBeCloseTo(0.35 / 2);
  expect(computeSimilarity(traits({ description: words }), traits({ description: other }))).toBeCloseTo(
    0.25 / 2,
  );
  expect(computeSimilarity(traits({ genre: "Games" }), traits({ genre: "Games" }))).toBeCloseTo(0.1);
  expect(computeSimilarity(traits({ genre: "Games" }), traits({ genre: "Weather" }))).toBe(0);
  expect(computeSimilarity(traits({}), traits({}))).toBe(0);
  expect(computeSimilarity(traits({ heading: words }), traits({}))).toBe(0);
});

test("shared keywords count more the higher both apps rank", () => {
  const first = traits({ ranks: new Map([[1, 1]]) });
  const third = traits({ ranks: new Map([[1, 3]]) });
  expect(computeSimilarity(first, third)).toBeCloseTo(0.3 * 0.5);
  expect(computeSimilarity(first, traits({ ranks: new Map([[2, 1]]) }))).toBe(0);
});

// Computed with the formula before it moved here.
test("the similarity of two apps that share some of everything is unchanged", () => {
  const a = traits({
    heading: new Set(["rain", "map"]),
    description: new Set(["rain", "radar", "live"]),
    ranks: new Map([
      [1, 1],
      [2, 7],
    ]),
    genre: "Weather",
  });
  const b = traits({
    heading: new Set(["rain"]),
    description: new Set(["live", "wind"]),
    ranks: new Map([
      [2, 3],
      [3, 50],
    ]),
    genre: "Weather",
  });
  expect(computeSimilarity(a, b)).toBe(0.509204943845369);
});
