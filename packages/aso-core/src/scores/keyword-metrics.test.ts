import { computeDifficulty } from "./difficulty";
import { computeAutocompleteDepth, estimatePopularity } from "./popularity";
import type { Contender } from "./search-results";

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
});

/** Search results with vectors; fewer than ten leave places of the popularity empty. */
const LISTS: readonly (readonly (readonly [string, string | null, number | null])[])[] = [
  [
    ["天気予報アプリ", null, 124],
    ["Maps", "rain radar", 8121631],
    ["Rain Radar: Weather Map", null, 5063],
  ],
  [
    ["Weather Map Live", null, 2554383],
    ["Cloud Atlas", "Live rain map", null],
    ["天気予報アプリ", "Forecast", 29],
    ["Maps", null, 8898582],
    ["Rain Radar: Weather Map", "rain radar", null],
  ],
  [
    ["Cloud Atlas", null, 1],
    ["天気予報アプリ", "Live rain map", null],
    ["Maps", "Forecast", 2938288],
    ["Rain Radar: Weather Map", null, 154371],
    ["Don't Rain", "rain radar", null],
    ["Rain", null, 2962],
    ["Storm", "Live rain map", 1762921],
    ["Radar Pro", "Forecast", null],
    ["Météo & Radar", null, 10],
    ["Погода", "rain radar", null],
  ],
  [
    ["Rain Map", "Forecast", 148427],
    ["Weather Map Live", null, 528863],
    ["Cloud Atlas", "rain radar", 157597],
    ["天気予報アプリ", null, null],
    ["Maps", "Live rain map", 11],
    ["Rain Radar: Weather Map", "Forecast", 480],
    ["Don't Rain", null, 339861],
    ["Rain", "rain radar", 1321726],
    ["Storm", null, 25],
    ["Radar Pro", "Live rain map", 10433],
    ["Météo & Radar", "Forecast", 122],
    ["Погода", null, 16052],
  ],
];

test.each([
  ["rain map", 0, 0.5, [58, 55, 65, 42, 3, 3], [27, 5063, 0.1, 3, 50]],
  ["天気予報", 0, 0.5, [57, 55, 65, 37, 3, 3], [27, 5063, 0.1, 3, 50]],
  ["rain map", 1, null, [66, 55, 76, 44, 5, 3], [27, 2554383, 0.1, 3, 28]],
  ["weather radar live", 1, 0.5, [63, 55, 76, 32, 5, 3], [30, 2554383, 0, 8, 50]],
  ["rain", 2, 0.5, [58, 77, 60, 52, 10, 6], [52, 78666.5, 0.3, 0, 50]],
  ["weather radar live", 2, null, [48, 77, 60, 21, 10, 6], [37, 78666.5, 0, 8, 28]],
  ["don't météo", 2, 0.5, [44, 77, 60, 7, 10, 6], [44, 78666.5, 0, 3, 50]],
  ["rain", 3, null, [69, 95, 73, 60, 10, 9], [59, 148427, 0.4, 0, 28]],
  ["weather radar live", 3, 0.5, [59, 95, 73, 26, 10, 9], [41, 148427, 0, 8, 50]],
  ["天気予報", 3, 0.5, [55, 95, 73, 13, 10, 9], [47, 148427, 0.1, 3, 50]],
])(
  "the metrics of %j in list %i with depth %d are unchanged",
  (keyword, list, depth, difficulty, popularity) => {
    const listed = (LISTS[list] ?? []).map(([name, subtitle, ratingCount]) => ({
      name,
      subtitle,
      ratingCount,
    }));
    const found = computeDifficulty(keyword, listed);
    expect([
      found?.value,
      found?.confidence,
      found?.authority,
      found?.match,
      found?.results,
      found?.rated,
    ]).toEqual(difficulty);
    const estimate = estimatePopularity(keyword, listed, depth);
    expect([
      estimate?.value,
      estimate?.medianRatings,
      estimate?.titleShare,
      estimate?.penalty,
      estimate?.confidence,
    ]).toEqual(popularity);
  },
);
