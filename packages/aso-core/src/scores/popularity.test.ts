import { computeAutocompleteDepth, estimatePopularity } from "./popularity";
import type { Contender } from "./search-results";

const app = (ratingCount: number | null, name = "Rain Map"): Contender => ({
  name,
  subtitle: null,
  ratingCount,
});

it("rises the earlier autocomplete suggests the keyword", () => {
  expect(computeAutocompleteDepth(1, 8)).toBe(1);
  expect(computeAutocompleteDepth(8, 8)).toBe(0);
  expect(computeAutocompleteDepth(13, 60)).toBe(0.5);
  expect(computeAutocompleteDepth(null, 8)).toBe(0);
  expect(computeAutocompleteDepth(1, 1)).toBe(1);
});

it("weights depth, ratings, titles and results, and subtracts a penalty for further words", () => {
  const full = Array.from({ length: 200 }, () => app(999_999));
  expect(estimatePopularity("rain", full, 1)?.value).toBe(100);
  expect(estimatePopularity("rain map", full, 1)?.value).toBe(97);
  expect(estimatePopularity("rain map", full, 0)?.value).toBe(52);
  expect(estimatePopularity("snow", [app(0)], 0)?.value).toBe(5);
});

it("counts missing results of the top ten as 0, so that one app with its brand isn't popular", () => {
  const brand = (results: number) =>
    estimatePopularity(
      "rain",
      Array.from({ length: results }, () => app(999_999)),
      0,
    )?.value;
  expect([1, 5, 10].map(brand)).toEqual([5, 23, 45]);
});

it("leaves out unknown parts and is then less confident", () => {
  const list = Array.from({ length: 200 }, () => app(999_999));
  expect(estimatePopularity("rain", list, null)).toMatchObject({ value: 100, confidence: 28 });
  expect(estimatePopularity("rain", [], 1)).toBeNull();
});

it.each([
  [[500, 20, 3_000], 500],
  [[9, 10, 1_000, 20], 15],
  [[9, null, 1_000], 504.5],
  [[null], null],
])("takes the median of the known ratings %j in any order: %s", (ratings, median) => {
  const listed = ratings.map((count) => app(count));
  expect(estimatePopularity("rain", listed, 1)?.medianRatings).toBe(median);
});

it("is null for a keyword without a word", () => {
  expect(estimatePopularity("!", [app(1)], 1)).toBeNull();
});

it("is more confident the more of its parts are known", () => {
  const confidence = (rating: number | null, depth: number | null) =>
    estimatePopularity("rain", [app(rating)], depth)?.confidence;
  expect([confidence(9, 1), confidence(9, null), confidence(null, 1), confidence(null, null)]).toEqual([
    50, 28, 35, 13,
  ]);
});

it("uses the ratings and titles of only the first ten apps", () => {
  const ten = Array.from({ length: 10 }, () => app(1_000, "Rain"));
  const more = [...ten, ...Array.from({ length: 10 }, () => app(999_999, "Snow"))];
  expect(estimatePopularity("rain", more, 1)).toMatchObject({ medianRatings: 1_000, titleShare: 1 });
});
