import fc from "fast-check";
import {
  FIELDS,
  ImportError,
  isFastlanePath,
  parseConnect,
  parseFastlane,
  parseListingCsv,
  parseListingRows,
  parseStoreHelper,
  omitEmpty,
  type ListingTexts,
} from "./index";
import { toConnect } from "./connect";
import { toListingCsv, toListingRows } from "./csv";
import { toFastlane } from "./fastlane";
import { toStoreHelper } from "./store-helper";

const app = { id: 7, storeId: "123456789", name: "Trail Radar", platform: "ios" as const };
const at = new Date("2026-11-20T10:00:00Z");
const texts: ListingTexts = {
  "en-US": { name: "Trail Radar", keywords: "hike,map", releaseNotes: "" },
  "ja-JP": { subtitle: "山の天気", description: "一行目\n二行目" },
};

const listing: fc.Arbitrary<ListingTexts> = fc.dictionary(
  fc.constantFrom("en-US", "de-DE", "ja-JP", "no", "xx-YY"),
  fc.record(
    Object.fromEntries(FIELDS.map(({ key }) => [key, fc.string({ unit: "grapheme", maxLength: 40 })])),
    { requiredKeys: [] },
  ),
);
const spreadsheetText = fc
  .tuple(
    fc.constantFrom("", "'", "''"),
    fc.constantFrom("=", "+", "-", "@", "\t", "\r", '"', "a"),
    fc.string(),
  )
  .map((parts) => parts.join(""));

test("a StoreHelper file contains the texts and names the app", () => {
  expect(JSON.parse(toStoreHelper(app, texts, at))).toEqual({
    format: "storehelper",
    version: 1,
    exportedAt: "2026-11-20T10:00:00.000Z",
    app,
    appstore: {
      "en-US": { appName: "Trail Radar", keywords: "hike,map" },
      "ja-JP": { subtitle: "山の天気", description: "一行目\n二行目" },
    },
  });
});

test("also reads an object keyed by language, whatsNew, camelCase names and keyword arrays", () => {
  const { texts: read } = parseStoreHelper(
    JSON.stringify({
      "en-US": { appName: "A", promotionalText: "P", keywords: ["one", "two"] },
      ja: { name: "B", whatsNew: "New" },
    }),
  );
  expect(read).toEqual({
    "en-US": { name: "A", shortDescription: "P", keywords: "one,two" },
    "ja-JP": { name: "B", releaseNotes: "New" },
  });
});

test("unsupported languages are reported and preserved", () => {
  const {
    texts: read,
    unknownLocales,
    ignored,
  } = parseStoreHelper(
    '{"appstore":{"sw-KE":{"appName":"Njia","marketingUrl":"x"},"de-DE":{"appName":"Pfad"}}}',
  );
  expect(unknownLocales).toEqual(["sw-KE"]);
  expect(ignored).toEqual(["sw-KE.marketingUrl"]);
  expect(toStoreHelper(app, read, at)).toContain("Njia");
});

test.each([
  "",
  "nonsense",
  "[]",
  "null",
  "3",
  '"text"',
  "{}",
  '{"appstore":[]}',
  '{"appstore":7}',
  '{"a":1}',
])("S40: %j is not a StoreHelper file", (json) => {
  expect(() => parseStoreHelper(json)).toThrow(ImportError);
});

test("S40: keys named like object internals change no prototype", () => {
  const json = `{"appstore":{"__proto__":{"appName":"x","polluted":"1"},"constructor":{"prototype":{"polluted":"1"}},
    "en-US":{"__proto__":{"polluted":"1"},"constructor":"x","appName":"fine"}}}`;
  const { texts: read, ignored } = parseStoreHelper(json);
  expect(read).toEqual({ "en-US": { name: "fine" } });
  expect(ignored).toContain("__proto__");
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("S40: ten thousand nesting levels are rejected, or ignored in place of a text", () => {
  const deep = "[".repeat(10_000) + "]".repeat(10_000);
  expect(() => parseStoreHelper(deep)).toThrow(ImportError);
  const { ignored } = parseStoreHelper(`{"en-US":{"appName":"a","description":${deep}}}`);
  expect(ignored).toEqual(["en-US.description"]);
});

test("fastlane files use App Store Connect's codes; empty texts have no file", () => {
  expect([...toFastlane(texts, "ios")]).toEqual([
    ["metadata/en-US/name.txt", "Trail Radar"],
    ["metadata/en-US/keywords.txt", "hike,map"],
    ["metadata/ja/subtitle.txt", "山の天気"],
    ["metadata/ja/description.txt", "一行目\n二行目"],
  ]);
});

test("files of supply use Google Play's codes and names, without texts that it doesn't have", () => {
  const play = { ...texts, "es-MX": { shortDescription: "Mapas", releaseNotes: "Nuevo" } };
  expect([...toFastlane(play, "android")]).toEqual([
    ["metadata/android/en-US/title.txt", "Trail Radar"],
    ["metadata/android/ja-JP/full_description.txt", "一行目\n二行目"],
    ["metadata/android/es-419/short_description.txt", "Mapas"],
    ["metadata/android/es-419/changelogs/default.txt", "Nuevo"],
  ]);
});

test("the newest release notes of supply are read, those of no version first", () => {
  const notes = (...names: string[]) =>
    parseFastlane(
      new Map(names.map((name) => [`fastlane/metadata/android/no-NO/changelogs/${name}.txt`, name])),
    ).texts.no?.releaseNotes;
  expect(notes("100", "99", "12")).toBe("100");
  expect(notes("default", "100")).toBe("default");
  expect(isFastlanePath("metadata/android/no-NO/changelogs/x.txt")).toBe(false);
});

test("App Store Connect's resources carry its codes and attributes", () => {
  expect(JSON.parse(toConnect(texts))).toEqual({
    data: [
      { type: "appInfoLocalizations", attributes: { locale: "en-US", name: "Trail Radar" } },
      { type: "appStoreVersionLocalizations", attributes: { locale: "en-US", keywords: "hike,map" } },
      { type: "appInfoLocalizations", attributes: { locale: "ja", subtitle: "山の天気" } },
      { type: "appStoreVersionLocalizations", attributes: { locale: "ja", description: "一行目\n二行目" } },
    ],
  });
});

test("reads an answer of App Store Connect's API and names what it ignores", () => {
  const answer = {
    data: [
      {
        type: "appStoreVersionLocalizations",
        id: "1",
        attributes: {
          locale: "ko",
          whatsNew: "새로운",
          promotionalText: null,
          marketingUrl: "https://a.example",
        },
        relationships: {},
      },
      { type: "apps", id: "2" },
      null,
    ],
    links: {},
  };
  const { texts: read, ignored } = parseConnect(JSON.stringify(answer));
  expect(read).toEqual({ "ko-KR": { releaseNotes: "새로운" } });
  expect(ignored).toEqual(["ko.marketingUrl"]);
  for (const json of [
    "[]",
    "{}",
    '{"data":{}}',
    '{"data":[{"attributes":{"locale":"__proto__","name":"x"}}]}',
  ])
    expect(() => parseConnect(json)).toThrow(ImportError);
});

test.each([
  "../en-US/name.txt",
  "/metadata/en-US/name.txt",
  "metadata/../../name.txt",
  "a\\en-US/name.txt",
  "x.txt",
])("the path %s is not a fastlane text file", (path) => expect(isFastlanePath(path)).toBe(false));

test("files of all formats import back unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(listing, async (any) => {
      const kept = omitEmpty(any);
      if (Object.keys(kept).length === 0) return;
      expect((await parseListingCsv(toListingCsv(any))).texts).toEqual(kept);
      expect(parseListingRows(toListingRows(any)).texts).toEqual(kept);
      expect(parseStoreHelper(toStoreHelper(app, any, at)).texts).toEqual(kept);
      expect(parseConnect(toConnect(any)).texts).toEqual(kept);
    }),
  );
  expect(parseFastlane(toFastlane(texts, "ios")).texts).toEqual(omitEmpty(texts));
  const play = { no: { name: "Sti", shortDescription: "Kart", description: "Tur", releaseNotes: "Nytt" } };
  expect(parseFastlane(toFastlane(play, "android")).texts).toEqual(play);
});

test("texts that start like a formula can't run in a spreadsheet and import back unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(spreadsheetText, async (text) => {
      fc.pre(text.trim() !== "");
      const csv = toListingCsv({ "en-US": { name: text } });
      const cell = /^\uFEFF[^\n]*\n[^,]*,"?([\s\S])/.exec(csv)?.[1] ?? "";
      expect("=+-@\t\r").not.toContain(cell);
      expect((await parseListingCsv(csv)).texts["en-US"]?.name).toBe(text);
    }),
  );
});

test("a CSV file from a spreadsheet is read: semicolons, other order, unknown columns", async () => {
  const { texts: read, ignored } = await parseListingCsv("name;locale;url\r\nPfad;de-DE;x\r\n");
  expect(read).toEqual({ "de-DE": { name: "Pfad" } });
  expect(ignored).toEqual(["de-DE.url"]);
  const { texts: labeled } = await parseListingCsv("Language,App Name\r\nde-DE,Pfad\r\n");
  expect(labeled).toEqual({ "de-DE": { name: "Pfad" } });
  await expect(parseListingCsv('locale,name\n"de-DE,x')).rejects.toThrow(ImportError);
  await expect(parseListingCsv("a,b\n1,2")).rejects.toThrow(ImportError);
});
