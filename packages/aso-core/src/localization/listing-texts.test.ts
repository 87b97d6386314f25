import {
  DEFAULT_BASE,
  LOCALES,
  computeChanges,
  compareLive,
  countCharacters,
  getField,
  fromConnectCode,
} from "./index";
import {
  getIndexedLocales,
  lintLocale,
  getLocale,
  PLANNED_STOREFRONTS,
  computeProgress,
  loadStopWords,
  toConnectCode,
} from "./index";

const lint = async (
  locale: string,
  texts: Parameters<typeof lintLocale>[1],
  platform: "ios" | "android" = "ios",
) => lintLocale(locale, texts, platform, await loadStopWords(locale));
const rules = async (...args: Parameters<typeof lint>) =>
  (await lint(...args)).map(({ field, rule, words }) => [field, rule, ...words]);

test("there are 39 languages and six fields with the specified limits", () => {
  expect(LOCALES).toHaveLength(39);
  expect(new Set(LOCALES.map(({ code }) => code)).size).toBe(39);
  const keys = ["name", "subtitle", "shortDescription", "description", "keywords", "releaseNotes"] as const;
  expect(keys.map((key) => getField(key).limits.ios)).toEqual([30, 30, 170, 4000, 100, 500]);
});

test("codes convert to App Store Connect's and back", () => {
  expect(["ja-JP", "no", "zh-Hans", "en-US"].map(toConnectCode)).toEqual(["ja", "no", "zh-Hans", "en-US"]);
  for (const { code } of LOCALES) expect(fromConnectCode(toConnectCode(code))).toBe(code);
});

test("every proposed language of a storefront is supported", () => {
  for (const country of [...PLANNED_STOREFRONTS, "zz", "constructor"]) {
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
  expect(computeProgress("de-DE", undefined, false)).toBe(33);
  expect(computeProgress("de-DE", {}, true)).toBe(0);
  expect(computeProgress("de-DE", { name: "Pfad", subtitle: " " }, true)).toBe(17);
  expect(computeProgress("it-IT", undefined, false)).toBe(0);
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
  expect(await rules("en-US", texts, "android")).toEqual([["shortDescription", "over-limit"]]);
  expect((await rules("en-US", texts)).map(([field, rule]) => `${field} ${rule}`)).toContain(
    "subtitle over-limit",
  );
  expect(await rules("de-DE", { name: "[de-DE] Trail" })).toEqual([["name", "placeholder"]]);
  const waiting = { name: "[de-DE] Trail", subtitle: "[de-DE] Trail maps", keywords: "trail" };
  expect(await rules("de-DE", waiting)).toEqual([
    ["name", "placeholder"],
    ["subtitle", "placeholder"],
  ]);
});
