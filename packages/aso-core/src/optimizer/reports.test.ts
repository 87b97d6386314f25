import {
  computeKeywordCoverage,
  buildDescriptionReport,
  computeReadability,
  lintDescription,
  lintTitle,
  suggestInsertions,
  buildTitleReport,
} from ".";
import { computeScore } from "./parts";

const stem = (word: string) => word.replace(/s$/, "");
const reading = { locale: "en-US", stopWords: new Set(["the", "for", "and"]), stem };
const figure = (keyword: string, popularity: number | null = 50, difficulty: number | null = 0) => ({
  keyword,
  popularity,
  difficulty,
});
const points = (report: { parts: { key: string; points: number | null }[] }, key: string) =>
  report.parts.find((part) => part.key === key)?.points;

test("a keyword is covered if the texts together contain all its words", () => {
  const texts = [
    { label: "App Name", text: "Trail Radar" },
    { label: "Keywords", text: "hiking,maps" },
  ];
  const covers = computeKeywordCoverage([figure("hiking trail"), figure("trail run")], texts, reading);
  expect(covers).toMatchObject([
    { covered: true, where: ["App Name", "Keywords"], missing: [] },
    { covered: false, where: ["App Name"], missing: ["run"] },
  ]);
});

test("points follow the keywords' value; unknown metrics exclude the part from the score", () => {
  const texts = { name: "Trail", subtitle: "", keywords: "", shortDescription: "" };
  const known = buildTitleReport(texts, "ios", [figure("trail", 60, 0), figure("maps", 20, 0)], reading);
  expect(points(known, "coverage")).toBe(23);
  const unknown = buildTitleReport(texts, "ios", [figure("trail", null)], reading);
  expect(points(unknown, "coverage")).toBeNull();
  expect(computeScore(unknown.parts)).toBe(unknown.score);
  expect(computeScore([])).toBeNull();
});

test("a text over the limit earns nothing, a full field everything, and an unknown one isn't scored", () => {
  const texts = { name: "x".repeat(31), subtitle: "y".repeat(30), keywords: null, shortDescription: null };
  const report = buildTitleReport(texts, "ios", [], reading);
  expect([points(report, "length App Name"), points(report, "length Subtitle")]).toEqual([0, 15]);
  expect(points(report, "length Keywords")).toBeNull();
  expect(report.findings).toMatchObject([{ field: "App Name", severity: "error" }]);
});

test("repeated words cost points and are listed, in both stores", () => {
  const texts = {
    name: "Trail Maps",
    subtitle: "Trail for you",
    keywords: "maps, walk",
    shortDescription: "Trail",
  };
  expect(points(buildTitleReport(texts, "ios", [], reading), "repeats")).toBe(5);
  const messages = lintTitle(texts, "ios", reading).map(({ message }) => message);
  expect(messages.join()).toMatch(/Subtitle repeats “trail”.*Keywords repeat “maps”.*1 space after/i);
  expect(lintTitle(texts, "android", reading)).toMatchObject([
    { message: expect.stringContaining("“trail”") },
  ]);
});

test("coverage and suggestions follow the checks: no stop words, no plurals of included words, no rejected terms", () => {
  const texts = [{ label: "App Name", text: "Trail Map" }];
  const keywords = ["maps for the trail", "free trails", "for the", "gps for maps"].map((one) => figure(one));
  const covers = computeKeywordCoverage(keywords, texts, reading);
  expect(covers.map(({ covered, missing }) => (covered ? true : missing))).toEqual([
    true,
    ["free"],
    ["for", "the"],
    ["gps"],
  ]);
  const target = { field: "keywords", platform: "ios", text: "", limit: 100, separator: "," } as const;
  expect(suggestInsertions(covers, { ...target, unit: "missing" }).map(({ text }) => text)).toEqual([
    "gps",
    "for,the",
  ]);
  const whole = computeKeywordCoverage([figure("maps")], texts, { ...reading, stem: (word) => word });
  expect(whole).toMatchObject([{ covered: false }]);
});

test("terms that the store rejects are findings of the title and of the description", () => {
  const texts = { name: "Free Trail Maps", subtitle: "", keywords: "android", shortDescription: "Free maps" };
  expect(lintTitle(texts, "ios", reading)).toMatchObject([
    {
      field: "App Name",
      message: "App Name contains “free”. Apple rejects prices and rank claims here.",
      words: ["free"],
    },
    { field: "Keywords", words: ["android"] },
  ]);
  expect(lintTitle(texts, "android", reading)).toMatchObject([{ field: "App Name" }, {}]);
  const found = (platform: "ios" | "android") => lintDescription("Also on Android.", platform, reading);
  expect(found("ios")).toMatchObject([{ field: "Description", severity: "warning", words: ["android"] }]);
  expect(found("android")).toEqual([]);
});

test("a description is scored by its first lines, density and reading ease", () => {
  const good = `Find every trail near you. ${"We keep your maps at hand when you walk. ".repeat(3)}`;
  const report = buildDescriptionReport(good, "ios", [figure("trail")], reading);
  expect(points(report, "first")).toBe(20);
  expect(points(report, "reading")).toBe(20);
  const stuffed = buildDescriptionReport("maps are good ".repeat(30), "ios", [], reading);
  expect(points(stuffed, "density")).toBe(0);
  expect(stuffed.findings[0]?.message).toContain("“maps”");
  expect(buildDescriptionReport("", "android", [], reading).parts.map((part) => part.points)).toEqual([
    0,
    0,
    null,
    null,
    0,
  ]);
});

test("reading ease is computed for English only", () => {
  expect(computeReadability("The cat sat. The dog ran.", "en-US")).toMatchObject({
    sentences: 2,
    words: 6,
    flesch: 100,
  });
  expect(computeReadability("Die Katze sitzt hier.", "de")).toMatchObject({
    wordsPerSentence: 4,
    flesch: null,
  });
  expect(computeReadability(" – ", "en")).toBeNull();
});
