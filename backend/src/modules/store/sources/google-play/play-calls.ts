import { getIndexedLocales, toPlayCode } from "@listwise/aso-core/localization";
import type { ChartKind } from "@listwise/aso-core/stores";
import { buildCall } from "./play-data";

/** Newest first, among a store's orders of reviews. */
const NEWEST = 2;
/** Fields that the store's own pages ask for in a further part of results. */
const RESULT_FIELDS = [96, 27, 4, 8, 57, 30, 110, 79, 11, 16, 49, 1, 3, 9, 12, 104, 55, 56, 51, 10, 34, 77];
const RESULTS_PER_CALL = 100;

/** Names of the charts in the calls. */
const CHARTS: Readonly<Record<ChartKind, string>> = {
  free: "topselling_free",
  paid: "topselling_paid",
  grossing: "topgrossing",
};

const toId = (name: string) => name.toUpperCase().replace("&", "AND").replaceAll(" ", "_");

/** Google Play's ids of categories by their English names. Games have categories of their own. */
export const CATEGORY_IDS: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...[
    "Art & Design",
    "Auto & Vehicles",
    "Beauty",
    "Books & Reference",
    "Business",
    "Comics",
    "Communication",
    "Dating",
    "Education",
    "Entertainment",
    "Events",
    "Finance",
    "Food & Drink",
    "Health & Fitness",
    "House & Home",
    "Libraries & Demo",
    "Lifestyle",
    "Maps & Navigation",
    "Medical",
    "Music & Audio",
    "News & Magazines",
    "Parenting",
    "Personalization",
    "Photography",
    "Productivity",
    "Shopping",
    "Social",
    "Sports",
    "Tools",
    "Travel & Local",
    "Video Players",
    "Weather",
  ].map((name): [string, string] => [name, toId(name)]),
  ...[
    "Action",
    "Adventure",
    "Arcade",
    "Board",
    "Card",
    "Casino",
    "Casual",
    "Educational",
    "Music",
    "Puzzle",
    "Racing",
    "Role Playing",
    "Simulation",
    "Strategy",
    "Trivia",
    "Word",
  ].map((name): [string, string] => [name, `GAME_${toId(name)}`]),
  // The store calls both of them Sports.
  ["Sports Games", "GAME_SPORTS"],
]);

const CATEGORY_NAMES = new Map(Object.entries(CATEGORY_IDS).map(([name, id]) => [id, name]));

/** Returns the English name of a category; `null` if its id is unknown. */
export const getCategoryName = (id: string): string | null => CATEGORY_NAMES.get(id) ?? null;

/** Returns the query of a storefront: its main language and its country. */
export function getMarketQuery(country: string): Record<string, string> {
  const [locale = "en-US"] = getIndexedLocales(country);
  return { hl: toPlayCode(locale), gl: country.toUpperCase() };
}

export const buildSuggestCall = (typed: string) => buildCall("IJ4APc", [[null, [typed], [10], [2], 4]]);

export const buildReviewsCall = (appId: string, count: number) =>
  buildCall("UsvDTd", [null, null, [2, NEWEST, [count, null, null], null, []], [appId, 7]]);

export const buildNextPageCall = (token: string) =>
  buildCall("qnKhOb", [[null, [[10, [10, RESULTS_PER_CALL]], true, null, RESULT_FIELDS], null, token]]);

/** Kinds of content and the fields of each that the store's own pages ask for in a chart. */
const CHART_FIELDS: readonly (readonly [kind: number, fields: readonly number[]])[] = [
  [
    7,
    [
      1, 73, 96, 103, 97, 58, 50, 92, 52, 112, 69, 19, 31, 101, 123, 74, 49, 80, 38, 20, 10, 14, 79, 43, 42,
      139,
    ],
  ],
  [9, [1, 7, 9, 24, 12, 31, 5, 15, 27, 8, 13, 10]],
  [17, [1, 7, 9, 25, 13, 31, 5, 41, 27, 8, 14, 10]],
  [10, [1, 7, 6, 9]],
  [1, [1, 5, 14, 38, 19, 29, 34, 4, 12, 11, 6, 30, 43, 40, 42, 16, 10, 7]],
  [4, [1, 3, 5, 4, 7, 6, 11, 19, 21, 17, 15, 12, 16, 20]],
  [3, [1, 5, 14, 4, 10, 17]],
  [2, [1, 5, 7, 4, 13, 16, 12, 18]],
];
const CHART_PLACES = [
  1, 31, 104, 9, 8, 27, 12, 65, 110, 88, 11, 56, 55, 96, 10, 122, 72, 71, 64, 113, 139, 150, 169, 165, 151,
  163, 32, 16, 108, 100,
];
const CHART_ELEMENTS = [
  64, 1, 195, 71, 8, 72, 9, 10, 11, 139, 12, 16, 145, 148, 150, 151, 152, 27, 30, 31, 96, 32, 34, 163, 100,
  165, 104, 169, 108, 110, 113, 55, 56, 57, 122,
];
const ANY = [null, [[null, []]]];
const nothing = (count: number) => Array<null>(count).fill(null);

/** Returns the call of a chart with up to `count` apps. */
export function buildChartCall(kind: ChartKind, categoryId: string, count: number) {
  const fields = CHART_FIELDS.flatMap(([content, own]) =>
    CHART_PLACES.map((place) => [[content, place], [own]]),
  );
  const filters = [
    null,
    null,
    [
      [[true], null, [[null, []]], ...nothing(4), [null, 2], ...nothing(6), [1], ...nothing(7), [1]],
      ANY,
      [...ANY, null, [true]],
      ANY,
      ...nothing(4),
      [[[null, []]]],
      [[[null, []]]],
    ],
    [fields],
  ];
  return buildCall("vyAe2", [
    [
      null,
      [[8, [20, count]], true, null, CHART_ELEMENTS, filters, null, null, [[[1, 2], [10, 8, 9], [], []]]],
      [2, CHARTS[kind], categoryId],
    ],
  ]);
}
