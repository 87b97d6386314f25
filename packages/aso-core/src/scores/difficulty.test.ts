import { computeDifficulty } from "./difficulty";
import type { Contender } from "./search-results";

const app = (ratingCount: number | null, name = "Rain Map", subtitle: string | null = null): Contender => ({
  name,
  subtitle,
  ratingCount,
});

it("matches the documented vectors", () => {
  expect(
    computeDifficulty(
      "rain map",
      [1_000, 100, 10].map((n) => app(n)),
    )?.value,
  ).toBe(55);
  const ten = Array.from({ length: 10 }, (_, index) => app(100_000, index < 5 ? "Rain map" : "Other"));
  expect(computeDifficulty("rain map", ten)).toMatchObject({ value: 80, confidence: 100, authority: 83 });
});

it("is null below three results or three rated apps", () => {
  expect(computeDifficulty("rain", [app(1), app(2)])).toBeNull();
  expect(computeDifficulty("rain", [app(1), app(2), app(null), app(null)])).toBeNull();
  expect(computeDifficulty("!", [app(1), app(2), app(3)])).toBeNull();
});

it("is less confident with few results, and gives a subtitle three quarters of a title's weight", () => {
  const subtitled = [1, 2, 3].map(() => app(0, "Clouds", "rain map"));
  expect(computeDifficulty("rain map", subtitled)).toMatchObject({ match: 75, confidence: 55, value: 23 });
});

it("uses only the first ten apps", () => {
  const ten = Array.from({ length: 10 }, () => app(1_000, "Rain"));
  const more = [...ten, ...Array.from({ length: 10 }, () => app(999_999, "Snow"))];
  expect(computeDifficulty("rain", more)).toEqual(computeDifficulty("rain", ten));
});

it("is less confident the fewer apps are rated", () => {
  const ten = Array.from({ length: 10 }, () => app(1_000, "Rain"));
  const half = ten.map((one, index) => (index < 5 ? one : app(null, "Rain")));
  expect(computeDifficulty("rain", ten)?.confidence).toBe(100);
  expect(computeDifficulty("rain", half)?.confidence).toBe(71);
});
