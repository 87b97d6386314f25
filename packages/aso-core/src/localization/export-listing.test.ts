import {
  EXPORT_FORMATS,
  ExportRefusedError,
  exportListing,
  findExportCases,
  FIELDS,
  getExportPlatform,
  omitCases,
  type ExportFormat,
  type Listing,
} from "./index";

const app = { id: 7, storeId: "123456789", name: "Trail Radar", platform: "ios" as const };
const options = { app, platform: "ios" as const, exportedAt: new Date("2026-11-20T10:00:00Z") };
const create = (texts: Listing["texts"], more: Partial<Listing> = {}) => ({
  texts,
  unreviewed: {},
  glossary: { keep: [], forbid: [] },
  ...more,
});

const refuse = (
  format: ExportFormat,
  listing: Omit<Listing, "baseLocale">,
  given: Parameters<typeof exportListing>[2] = options,
) => {
  try {
    exportListing(format, listing, given);
  } catch (problem) {
    if (problem instanceof ExportRefusedError)
      return problem.cases.map(({ locale, field, rule }) => [locale, field, rule]);
    throw problem;
  }
  return null;
};

describe.each(EXPORT_FORMATS)("the format %s", (format) => {
  test("refuses a placeholder, also if it is allowed", () => {
    const listing = create({ "en-GB": { name: "[en-GB] Trail" }, "en-US": { name: "Trail" } });
    const cases = findExportCases(listing, "ios");
    expect(cases).toMatchObject([{ locale: "en-GB", field: "name", rule: "placeholder" }]);
    expect(refuse(format, listing)).toEqual([["en-GB", "name", "placeholder"]]);
    expect(refuse(format, listing, { ...options, allowed: cases })).not.toBeNull();
    expect(refuse(format, create(omitCases(listing.texts, cases)))).toBeNull();
  });

  test.each(FIELDS)("keeps the limit of $label unless this case is allowed", ({ key, limits }) => {
    const limit = limits[getExportPlatform(format, "ios")];
    const listing = create({ "de-DE": { name: "Pfad", [key]: "x".repeat((limit ?? 30) + 1) } });
    if (limit === null) {
      expect(refuse(format, listing)).toBeNull();
      return;
    }
    expect(refuse(format, listing)).toEqual([["de-DE", key, "over-limit"]]);
    const cases = findExportCases(listing, getExportPlatform(format, "ios"));
    expect(refuse(format, listing, { ...options, allowed: cases })).toBeNull();
    const other = cases.map((one) => ({ ...one, locale: "fr-FR" }));
    expect(refuse(format, listing, { ...options, allowed: other })).not.toBeNull();
    expect(refuse(format, create({ "de-DE": { name: "Pfad", [key]: "x".repeat(limit) } }))).toBeNull();
  });
});

test("a machine translation that was not accepted and a forbidden term are cases, too", () => {
  const listing = create(
    { "de-DE": { name: "Pfad", subtitle: "Wandern mit Karte" } },
    { unreviewed: { "de-DE": ["name", "keywords"] }, glossary: { keep: [], forbid: ["karte"] } },
  );
  expect(refuse("csv", listing)).toEqual([
    ["de-DE", "name", "unreviewed"],
    ["de-DE", "subtitle", "forbidden-term"],
  ]);
});

test("texts of one line may have no line break inside", () => {
  const listing = create({
    "en-US": {
      name: "Trail\n",
      subtitle: "Maps\nGPS",
      shortDescription: "Find\r\nit",
      description: "A\n\nB",
    },
  });
  expect(refuse("deliver", listing)).toEqual([["en-US", "subtitle", "line-break"]]);
  expect(refuse("supply", listing)).toEqual([["en-US", "shortDescription", "line-break"]]);
});

test("limits are those of the store that the file is for", () => {
  const listing = create({ "en-US": { shortDescription: "x".repeat(100), keywords: "x".repeat(200) } });
  expect(refuse("supply", listing)).toEqual([["en-US", "shortDescription", "over-limit"]]);
  expect(refuse("deliver", listing)).toEqual([["en-US", "keywords", "over-limit"]]);
  expect(refuse("csv", listing, { ...options, platform: "android" })).toEqual([
    ["en-US", "shortDescription", "over-limit"],
  ]);
});
