import fc from "fast-check";
import { computeRelevance, isSuggestible, type RelevanceSubject } from "./relevance";

const subject: RelevanceSubject = {
  keyword: "rain app",
  app: { name: "Rain Radar", subtitle: null, category: "Weather" },
  competitors: [
    { id: 1, name: "Rain Map", subtitle: "Weather app" },
    { id: 2, name: "Storm", subtitle: null },
  ],
  results: [
    { id: 1, category: "Travel" },
    { id: 3, category: "Weather" },
    { id: 4, category: "Games" },
    { id: 5, category: null },
  ],
  frequencies: {
    listings: 99,
    byWord: new Map([
      ["rain", 9],
      ["app", 99],
    ]),
  },
};
const parts = (change: Partial<RelevanceSubject>) => computeRelevance({ ...subject, ...change }).parts;

test("relevance adds its three parts with their weights", () => {
  const idf = Math.log(10) + 1;
  // "rain": in the own name and in one of two competitors; "app" with the weight 1: in one of two competitors.
  const words = (0.75 * idf + 0.25) / (idf + 1);
  const { value, missing, parts: found } = computeRelevance(subject);
  expect(found.category).toBeCloseTo(2 / 3);
  expect(found.words).toBeCloseTo(words);
  expect(found.competitors).toBe(0.5);
  expect(value).toBeCloseTo(0.5 * (2 / 3) + 0.3 * words + 0.2 * 0.5);
  expect(missing).toEqual([]);
});

test("a keyword that fits in every way has relevance 1, and one that doesn't has 0", () => {
  const perfect = {
    ...subject,
    keyword: "rain",
    competitors: [{ id: 1, name: "Rain", subtitle: null }],
    results: [{ id: 1, category: null }],
  };
  expect(computeRelevance(perfect).value).toBeCloseTo(1);
  const results = [{ id: 9, category: "Games" }];
  expect(computeRelevance({ ...subject, keyword: "chess", results }).value).toBe(0);
});

test("the first 20 results tell the category, the first 50 whether competitors rank", () => {
  const others = (count: number) => Array.from({ length: count }, () => ({ id: 9, category: "Games" }));
  const rival = { id: 1, category: "Weather" };
  expect(parts({ results: [...others(19), rival] })).toMatchObject({ category: 0.05, competitors: 0.5 });
  expect(parts({ results: [...others(20), rival] })).toMatchObject({ category: 0, competitors: 0.5 });
  expect(parts({ results: [...others(49), rival] }).competitors).toBe(0.5);
  expect(parts({ results: [...others(50), rival] }).competitors).toBe(0);
});

test.each<[string, Partial<RelevanceSubject>, string[]]>([
  ["results", { results: null }, ["category", "competitors"]],
  ["any result", { results: [] }, ["category", "competitors"]],
  ["results of known category", { results: [{ id: 5, category: null }] }, ["category"]],
  ["the app's category", { app: { ...subject.app, category: null } }, ["category"]],
  ["competitors", { competitors: [] }, ["words", "competitors"]],
  ["word frequencies", { frequencies: null }, ["words"]],
  ["words", { keyword: "!" }, ["words"]],
])("relevance is unknown without %s", (_, change, missing) => {
  const relevance = computeRelevance({ ...subject, ...change });
  expect(relevance).toMatchObject({ value: null, missing });
  const unknown = Object.entries(relevance.parts).flatMap(([name, value]) => (value === null ? [name] : []));
  expect(unknown).toEqual(missing);
});

test("relevance is 0–1", () => {
  const id = fc.integer({ min: 1, max: 6 });
  const result = fc.record({ id, category: fc.option(fc.constantFrom("Weather", "Games")) });
  const rival = fc.record({ id, name: fc.constantFrom("Rain", "App", "Map"), subtitle: fc.constant(null) });
  const lists = [fc.array(result, { maxLength: 60 }), fc.array(rival, { maxLength: 4 })] as const;
  fc.assert(
    fc.property(...lists, (results, competitors) => {
      const { value, parts: found } = computeRelevance({ ...subject, results, competitors });
      for (const figure of [value, ...Object.values(found)]) {
        expect(figure ?? 0).toBeGreaterThanOrEqual(0);
        expect(figure ?? 0).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200 },
  );
});

describe("suggestible keywords", () => {
  test.each([
    ["a relevant phrase", "storm radar", 0.15, false, true],
    ["a phrase of another domain", "local for sale", 0.14, true, false],
    ["a generic word", "local", 0.35, true, false],
    ["a word whose results are similar apps", "weather", 0.5, true, true],
    ["an unchecked phrase of the listing", "storm radar", null, true, true],
    ["an unchecked phrase with other words", "local world", null, false, false],
    ["an unchecked word", "pics", null, true, false],
    ["a text of a script without spaces", "天気予報", 0.2, true, true],
  ])("%s", (_, keyword, relevance, isSaid, expected) => {
    expect(isSuggestible(keyword, relevance, isSaid)).toBe(expected);
  });
});
