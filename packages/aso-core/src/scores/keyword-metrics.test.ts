import { computeDifficulty } from "./difficulty";
import { estimatePopularity } from "./popularity";

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
