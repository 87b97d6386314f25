import { computeKeywordValue, computeOpportunity, interpolateSearches } from "./keyword-value";

// The vectors of this file were computed with the formulas before they moved here.

describe("opportunity", () => {
  test.each([
    [50, 30, 46],
    [40, 40, 36],
    [75, 80, 24],
    [100, 0, 100],
    [100, 100, 0],
    [5, 0, 6],
    [5, 80, 2],
    [7, 13, 8],
    [12.5, 50, 11],
    [33, 13, 36],
    [48, 80, 17],
    [61, 0, 58],
    [61, 50, 43],
    [89, 13, 83],
    [100, 80, 35],
  ])("of popularity %d at difficulty %i is %i", (popularity, difficulty, opportunity) => {
    expect(computeOpportunity(popularity, difficulty)).toBe(opportunity);
  });
});

describe("search volume", () => {
  test("has the chosen number of searches", () => {
    const volumes = [1, 3, 10, 35, 90, 200, 400, 750, 2_000, 8_000, 32_000];
    const popularities = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    expect(popularities.map((popularity) => Math.round(interpolateSearches(popularity)))).toEqual(volumes);
  });

  test.each([
    [0, 1],
    [7, 1.5518455739153598],
    [12.5, 4.053600464421104],
    [25, 18.708286933869708],
    [33, 46.46440539734994],
    [48, 170.47963168076518],
    [61, 425.95146721344247],
    [75, 1224.744871391589],
    [89, 6964.404506368993],
    [120, 32000],
  ])("is interpolated on a log scale and clamped: %d has %d searches", (popularity, searches) => {
    expect(interpolateSearches(popularity)).toBe(searches);
  });
});

describe("the value of a keyword", () => {
  test.each([
    [80, 0, 80],
    [80, 50, 60],
    [80, 100, 0],
    [7, 13, 6.8816999999999995],
    [12.5, 80, 4.499999999999998],
    [61, 13, 59.9691],
    [89, 80, 32.03999999999999],
  ])("with popularity %d at difficulty %i is %d", (popularity, difficulty, value) => {
    expect(computeKeywordValue({ popularity, difficulty })).toBe(value);
  });

  test("is unknown without a metric", () => {
    expect(computeKeywordValue({ popularity: null, difficulty: 0 })).toBeNull();
    expect(computeKeywordValue({ popularity: 80, difficulty: null })).toBeNull();
  });
});
