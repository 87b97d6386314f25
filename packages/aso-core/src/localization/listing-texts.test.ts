import {
  DEFAULT_BASE,
  LOCALES,
  computeChanges,
  compareLive,
  countCharacters,
  computeLiveDifferences,
  computeLocaleState,
  findErrors,
  getField,
  getStoreFields,
  isPlaceholder,
  type LintContext,
} from "./index";
import {
  getIndexedLocales,
  lintLocale,
  getLocale,
  ASSIGNMENT_STOREFRONTS,
  computeProgress,
  loadStopWords,
} from "./index";
import { fromStoreCode, toConnectCode, toPlayCode } from "./locales";

const lint = async (
  locale: string,
  texts: Parameters<typeof lintLocale>[1],
  context: Partial<LintContext> = {},
) => lintLocale(locale, texts, { platform: "ios", ...context }, await loadStopWords(locale));
const rules = async (...args: Parameters<typeof lint>) =>
  (await lint(...args)).map(({ field, rule, words }) => [field, rule, ...words]);

test("there are 39 languages and six fields with the specified limits", () => {
  expect(LOCALES).toHaveLength(39);
  expect(new Set(LOCALES.map(({ code }) => code)).size).toBe(39);
  const keys = ["name", "subtitle", "shortDescription", "description", "keywords", "releaseNotes"] as const;
  expect(keys.map((key) => getField(key).limits.ios)).toEqual([30, 30, 170, 4000, 100, 500]);
});

test("codes convert to App Store Connect's and Google Play's and back", () => {
  expect(["ja-JP", "no", "zh-Hans", "en-US"].map(toConnectCode)).toEqual(["ja", "no", "zh-Hans", "en-US"]);
  expect(["es-MX", "no", "zh-Hans", "he-IL", "en-US"].map(toPlayCode)).toEqual([
    "es-419",
    "no-NO",
    "zh-CN",
    "iw-IL",
    "en-US",
  ]);
  for (const { code } of LOCALES) {
    expect(fromStoreCode(toConnectCode(code))).toBe(code);
    expect(fromStoreCode(toPlayCode(code))).toBe(code);
  }
});

test("every proposed language of a storefront is supported", () => {
  for (const country of [...ASSIGNMENT_STOREFRONTS, "zz", "constructor"]) {
    for (const code of getIndexedLocales(country)) expect(getLocale(code)?.code).toBe(code);
  }
  expect(getIndexedLocales("us")).toHaveLength(10);
  expect(getLocale(DEFAULT_BASE)?.country).toBe("us");
});

test.each([
  ["", 0],
  ["abc", 3],
  ["👨‍👩‍👧‍👦", 1],
  ["🇩🇪🇫🇷", 2],
  ["e\u0301", 1],
  ["नि", 1],
  ["a\r\nb", 3],
])("%j has %i visible characters", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test("progress is the share of written texts; five languages start at 33 until they are touched", () => {
  expect(computeProgress("de-DE", undefined, false, "ios")).toBe(33);
  expect(computeProgress("de-DE", {}, true, "ios")).toBe(0);
  expect(computeProgress("de-DE", { name: "Pfad", subtitle: " " }, true, "ios")).toBe(17);
  expect(computeProgress("it-IT", undefined, false, "ios")).toBe(0);
  expect(computeProgress("it-IT", { name: "Via", subtitle: "x" }, true, "android")).toBe(25);
});

test("a text is compared with the live one; non-public texts are not compared", () => {
  const live = { name: "Trail", subtitle: null, description: "Line\r\nline" };
  expect(compareLive("name", "Trail ", live)).toBe("same");
  expect(compareLive("description", "Line\nline", live)).toBe("same");
  expect(compareLive("name", "Path", live)).toBe("changed");
  expect(compareLive("name", "", live)).toBe("live-only");
  expect(compareLive("description", "x", { ...live, description: "" })).toBe("draft-only");
  expect(compareLive("subtitle", "x", live)).toBe("not-public");
  expect(compareLive("keywords", "x", live)).toBe("not-public");
  expect(compareLive("name", "x", null)).toBe("not-listed");
});

test("changes name language and field; absent and empty are equal", () => {
  expect(computeChanges({ no: { name: "a", subtitle: "" } }, { no: { name: "b" }, fi: {} })).toEqual([
    { locale: "no", field: "name", before: "a", after: "b" },
  ]);
});

test("finds wasted characters in the keyword field", async () => {
  const texts = {
    name: "Trail Radar",
    subtitle: "Radar for hikes",
    keywords: "hike, trail,hikes,map,map,the,,peaks",
  };
  expect(await rules("en-US", texts)).toEqual([
    ["subtitle", "repeated", "radar"],
    ["keywords", "repeated", "trail", "hikes"],
    ["keywords", "duplicate", "map"],
    ["keywords", "space-after-comma", ", "],
    ["keywords", "empty-entry", ","],
    ["keywords", "stop-word", "the"],
    ["keywords", "plural", "hikes"],
  ]);
  expect(await rules("en-US", { name: "Trail", keywords: "hike,map" })).toEqual([]);
});

test("words are compared by the rules of their language", async () => {
  expect(await rules("tr-TR", { name: "İSTANBUL", keywords: "istanbul" })).toEqual([
    ["keywords", "repeated", "istanbul"],
  ]);
  expect(await rules("ja-JP", { name: "天気", keywords: "天気，地図" })).toEqual([
    ["keywords", "repeated", "天気"],
  ]);
  expect(await rules("de-DE", { name: "Wetter", keywords: "und,regen" })).toEqual([
    ["keywords", "stop-word", "und"],
  ]);
});

test("limits depend on the store; a store without keywords has no repeated keywords", async () => {
  const texts = { shortDescription: "x".repeat(81), subtitle: "x".repeat(31), name: "a", keywords: "a, a" };
  expect(await rules("en-US", texts, { platform: "android" })).toEqual([["shortDescription", "over-limit"]]);
  expect((await rules("en-US", texts)).map(([field, rule]) => `${field} ${rule}`)).toContain(
    "subtitle over-limit",
  );
  expect(await rules("de-DE", { name: "[de-DE] Trail" })).toEqual([["name", "placeholder"]]);
  expect(["[de-DE] Trail", "[no] Trail"].map(isPlaceholder)).toEqual([true, true]);
  expect(["[NEW] Trail", "[de-DE]Trail", "Trail [de-DE] x"].some(isPlaceholder)).toBe(false);
  const waiting = { name: "[de-DE] Trail", subtitle: "[de-DE] Trail maps", keywords: "trail" };
  expect(await rules("de-DE", waiting)).toEqual([
    ["name", "placeholder"],
    ["subtitle", "placeholder"],
  ]);
});

test("Google Play has no subtitle and no keywords", () => {
  expect(getStoreFields("android").map(({ key }) => key)).toEqual([
    "name",
    "shortDescription",
    "description",
    "releaseNotes",
  ]);
});

test("finds terms that stores reject, as whole words", async () => {
  const texts = { name: "Free Trail Radar", subtitle: "Freedom to hike", description: "Also on Google Play" };
  expect(await rules("en-US", texts)).toEqual([
    ["name", "rejected-term", "free"],
    ["description", "rejected-term", "google play"],
  ]);
  expect(
    await rules("en-US", { name: "#1 Trails", description: "The best app" }, { platform: "android" }),
  ).toEqual([["name", "rejected-term", "#1"]]);
});

test("terms of the glossary are kept or forbidden; a machine translation needs a person", () => {
  const glossary = { keep: ["Trail Radar"], forbid: ["path finder", "C++"] };
  const context: LintContext = { platform: "ios", glossary, unreviewed: ["name", "subtitle", "keywords"] };
  const texts = {
    name: "Path Finder",
    // Longer than the limit, which doesn't matter for a placeholder.
    subtitle: `[de-DE] ${"Hike ".repeat(9)}`,
    description: "Ein Pfad für C++.",
    keywords: " ",
  };
  expect(findErrors(texts, context).map(({ field, rule, words }) => [field, rule, ...words])).toEqual([
    ["name", "forbidden-term", "path finder"],
    ["name", "unreviewed"],
    ["subtitle", "placeholder"],
    ["description", "forbidden-term", "C++"],
  ]);
});

test("a translation without a brand term of the original is reported", async () => {
  const context = {
    glossary: { keep: ["Trail Radar"], forbid: [] },
    base: { name: "Trail Radar", subtitle: "Hike" },
  };
  expect(await rules("de-DE", { name: "Pfad", subtitle: "Wandern" }, context)).toEqual([
    ["name", "missing-brand-term", "Trail Radar"],
  ]);
  expect(await rules("de-DE", { name: "Trail Radar: Pfad" }, context)).toEqual([]);
});

describe("compared with the listing", () => {
  const base = { name: "Trail", subtitle: null, description: "Hike" };
  const german = { name: "Pfad", subtitle: null, description: "Wandern" };

  test.each([
    ["live", german, { name: "Pfad" }],
    ["changed", german, { name: "Weg" }],
    ["changed", { ...german, description: "" }, { name: "Pfad", description: "Neu" }],
    ["missing", null, { name: "Pfad" }],
    ["missing", base, { name: "Pfad" }],
    ["unknown", undefined, { name: "Pfad" }],
  ])("a language is %s", (state, live, texts) => {
    expect(computeLocaleState(texts, live, base)).toBe(state);
  });

  test("an export lists what differs, and what can't be compared with no live text", () => {
    const texts = {
      "en-US": { name: "Trail", keywords: "hike" },
      "de-DE": { name: "Weg", description: "Wandern" },
      "it-IT": { name: "Via" },
      "fr-FR": { name: "Sentier" },
    };
    const live = { "en-US": base, "de-DE": german, "it-IT": base };
    expect(computeLiveDifferences(texts, live, base, "en-US")).toEqual([
      { locale: "de-DE", field: "name", before: "Pfad", after: "Weg" },
      { locale: "en-US", field: "keywords", before: null, after: "hike" },
      { locale: "fr-FR", field: "name", before: null, after: "Sentier" },
      { locale: "it-IT", field: "name", before: "", after: "Via" },
    ]);
  });
});
