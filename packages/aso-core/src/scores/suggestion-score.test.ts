import fc from "fast-check";
import { computeSuggestionScore } from "./suggestion-score";

test.each([
  [1, 100, 100, 100],
  [0.5, 60, 40, 26],
  [1, 100, 0, 60],
  [1, 0, 100, 40],
  [0, 100, 100, 0],
])("relevance %d, popularity %i and chance %i score %d", (relevance, popularity, chance, value) => {
  expect(computeSuggestionScore({ relevance, popularity, chance })).toEqual({ value, missing: [] });
});

test("the score is unknown with what is missing", () => {
  const all = { relevance: 1, popularity: 50, chance: 50 };
  expect(computeSuggestionScore({ ...all, chance: null })).toEqual({ value: null, missing: ["chance"] });
  expect(computeSuggestionScore({ relevance: null, popularity: null, chance: null }).missing).toEqual([
    "relevance",
    "popularity",
    "chance",
  ]);
});

test("the score is 0–100 and rises with each input", () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(percent, percent, percent, percent, (relevance, popularity, chance, less) => {
      const compute = (r: number, p: number, c: number) =>
        computeSuggestionScore({ relevance: r / 100, popularity: p, chance: c }).value ?? -1;
      const value = compute(relevance, popularity, chance);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100 + 1e-9);
      expect(compute(Math.min(relevance, less), popularity, chance)).toBeLessThanOrEqual(value);
      expect(compute(relevance, Math.min(popularity, less), chance)).toBeLessThanOrEqual(value);
      expect(compute(relevance, popularity, Math.min(chance, less))).toBeLessThanOrEqual(value);
    }),
    { numRuns: 200 },
  );
});
