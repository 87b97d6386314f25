import {
  computeAutocompleteDepth,
  computeDifficulty,
  estimatePopularity,
  computeOpportunity,
  interpolateSearches,
  type Contender,
} from "./formulas";

const app = (ratingCount: number | null, name = "Rain Map", subtitle: string | null = null): Contender => ({
  name,
  subtitle,
  ratingCount,
});

describe("difficulty", () => {
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
});

describe("both metrics", () => {
  const ten = Array.from({ length: 10 }, () => app(1_000, "Rain"));
  const more = [...ten, ...Array.from({ length: 10 }, () => app(999_999, "Snow"))];

  it("use only the first ten apps", () => {
    expect(computeDifficulty("rain", more)).toEqual(computeDifficulty("rain", ten));
    expect(estimatePopularity("rain", more, 1)).toMatchObject({ medianRatings: 1_000, titleShare: 1 });
  });

  it("are less confident the fewer apps are rated", () => {
    const half = ten.map((one, index) => (index < 5 ? one : app(null, "Rain")));
    expect(computeDifficulty("rain", ten)?.confidence).toBe(100);
    expect(computeDifficulty("rain", half)?.confidence).toBe(71);
  });
});

describe("opportunity", () => {
  it.each([
    [50, 30, 46],
    [40, 40, 36],
    [75, 80, 24],
    [100, 0, 100],
    [100, 100, 0],
  ])("of popularity %i at difficulty %i is %i", (popularity, difficulty, expected) => {
    expect(computeOpportunity(popularity, difficulty)).toBe(expected);
  });

  it("has every documented number of searches", () => {
    expect([5, 10, 20, 50, 90, 100].map((p) => Math.round(interpolateSearches(p)))).toEqual([
      1, 3, 10, 200, 8_000, 32_000,
    ]);
  });
});

describe("popularity", () => {
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
});
