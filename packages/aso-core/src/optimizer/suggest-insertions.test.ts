import { computeKeywordCoverage } from "./coverage";
import { suggestInsertions } from "./suggest-insertions";

const figure = (keyword: string, popularity: number | null, difficulty: number | null) => ({
  keyword,
  popularity,
  difficulty,
});

/** The values are 50 · (1 − 0²) = 50, 40 · (1 − 0.5²) = 30, and 20. */
const keywords = [
  figure("trail maps", 20, 0),
  figure("offline maps", 50, 0),
  figure("offline trail maps gps", 40, 50),
  figure("weather", null, null),
];
const reading = { locale: "de", stopWords: new Set<string>(), stem: (word: string) => word };
const covers = computeKeywordCoverage(keywords, [{ label: "App Name", text: "Trail" }], reading);
const KEYWORDS = { field: "keywords", platform: "ios" } as const;

test("lists what fits, by the value of all keywords that it newly covers", () => {
  const target = { ...KEYWORDS, text: "hike", limit: 100, separator: ",", unit: "missing" } as const;
  expect(suggestInsertions(covers, target)).toEqual([
    {
      text: "offline,maps,gps",
      keywords: ["trail maps", "offline maps", "offline trail maps gps"],
      value: 100,
      cost: 17,
    },
    { text: "offline,maps", keywords: ["trail maps", "offline maps"], value: 70, cost: 13 },
    { text: "maps", keywords: ["trail maps"], value: 20, cost: 5 },
    { text: "weather", keywords: ["weather"], value: null, cost: 8 },
  ]);
});

test("leaves out what is longer than the remaining characters; an empty field needs no separator", () => {
  const target = { ...KEYWORDS, text: "hike", limit: 9, separator: ",", unit: "missing" } as const;
  expect(suggestInsertions(covers, target).map(({ text }) => text)).toEqual(["maps"]);
  const empty = { ...target, text: " ", limit: 4 };
  expect(suggestInsertions(covers, empty)).toMatchObject([{ text: "maps", cost: 4 }]);
  expect(suggestInsertions(covers, { ...target, limit: 8 })).toEqual([]);
});

test("a text that people read gets whole keywords", () => {
  const target = {
    field: "description",
    platform: "ios",
    text: "",
    limit: 4000,
    separator: " ",
    unit: "keyword",
  } as const;
  expect(suggestInsertions(covers, target)[0]).toMatchObject({ text: "offline trail maps gps", value: 100 });
});

test("without difficulties, the popularity orders them", () => {
  const unknown = computeKeywordCoverage([figure("rain", 10, null), figure("snow", 30, null)], [], reading);
  const target = { ...KEYWORDS, text: "", limit: 100, separator: ",", unit: "missing" } as const;
  expect(suggestInsertions(unknown, target).map(({ text }) => text)).toEqual(["snow", "rain"]);
});

test("keywords with the same words in another order are one suggestion", () => {
  const both = computeKeywordCoverage(
    [figure("rain radar", 40, 10), figure("radar rain", 10, 10)],
    [],
    reading,
  );
  const target = { ...KEYWORDS, text: "", limit: 100, separator: ",", unit: "missing" } as const;
  expect(suggestInsertions(both, target)).toMatchObject([
    { text: "rain,radar", keywords: ["rain radar", "radar rain"] },
  ]);
});
