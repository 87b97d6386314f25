import { compareTitles, getTitleFields, lintTitle, buildTitleReport, type TitleTexts } from "./title-report";

const reading = { locale: "en-US", stopWords: new Set(["for"]), stem: (word: string) => word };
const texts = (own: Partial<TitleTexts>): TitleTexts => ({
  name: "",
  subtitle: "",
  keywords: "",
  shortDescription: "",
  ...own,
});
const repeats = (own: Partial<TitleTexts>) =>
  buildTitleReport(texts(own), "android", [], reading).parts.find(({ key }) => key === "repeats");

test.each([
  ["ios", ["App Name 30", "Subtitle 30", "Keywords 100"], 100],
  ["android", ["App Name 30", "Short Description 80"], 100],
] as const)("on %s the texts are %j, and all parts add up to 100 points", (platform, fields, points) => {
  expect(getTitleFields(platform).map(({ label, limit }) => `${label} ${limit}`)).toEqual(fields);
  const { parts } = buildTitleReport(texts({}), platform, [], reading);
  expect(parts.reduce((sum, { max }) => sum + max, 0)).toBe(points);
});

test("each repeated word costs five points, down to 0, and is listed", () => {
  expect(repeats({ name: "Rain Radar" })).toEqual({
    key: "repeats",
    label: "No repeated words",
    points: 15,
    max: 15,
    detail: "No word is repeated.",
  });
  expect(repeats({ name: "Rain Radar", shortDescription: "radar, rain, rain" })).toMatchObject({
    points: 5,
    detail: "Repeated: “radar”, “rain” (−5 points each).",
  });
  const four = "rain snow hail wind";
  expect(repeats({ name: four, shortDescription: four })?.points).toBe(0);
});

test("stop words may be repeated", () => {
  expect(repeats({ name: "Radar for you", shortDescription: "Maps for hikers" })?.points).toBe(15);
});

test("words repeated in Google Play's name and short description are a single warning", () => {
  const repeated = texts({ name: "Rain Radar", shortDescription: "Radar and rain" });
  expect(lintTitle(repeated, "android", reading)).toEqual([
    {
      field: "Short Description",
      severity: "warning",
      words: ["radar", "rain"],
      message: "Repeated in the name and short description: “radar”, “rain”. Use different words.",
    },
  ]);
  expect(lintTitle(texts({ name: "Rain", shortDescription: "Radar" }), "android", reading)).toEqual([]);
});

test("findings use the visible name of the field", () => {
  const found = lintTitle(texts({ name: "Rain", subtitle: "Rain map", keywords: "rain" }), "ios", reading);
  expect(new Set(found.map(({ field }) => field))).toEqual(new Set(["Subtitle", "Keywords"]));
});

test("an unknown text causes no findings and isn't scored", () => {
  const unknown = texts({ name: "Rain Radar", subtitle: null, keywords: null, shortDescription: null });
  for (const platform of ["ios", "android"] as const) {
    const { findings, parts } = buildTitleReport(unknown, platform, [], reading);
    expect(findings).toEqual([]);
    expect(parts.filter(({ points }) => points === null)).toHaveLength(platform === "ios" ? 3 : 2);
  }
});

describe("next to a listing without subtitle and keyword field", () => {
  const live = texts({ name: "Rain Radar", subtitle: null, keywords: null });
  const figures = [{ keyword: "rain map", popularity: 50, difficulty: 10 }];
  const compare = (own: Partial<TitleTexts>) => compareTitles(texts(own), live, "ios", figures, reading);

  test("unchanged texts have the same score; unknown fields are left out of both", () => {
    const { report, live: listing, comparable } = compare({ name: "Rain Radar", keywords: " " });
    expect(listing.score).toBeGreaterThan(0);
    expect([report.score, comparable]).toEqual([listing.score, listing.score]);
    const left = report.parts.filter(({ points }) => points === null).map(({ label }) => label);
    expect(left).toEqual(["Subtitle", "Keywords"]);
  });

  test("texts in unknown fields count in the report, but not in the comparison", () => {
    const { report, live: listing, comparable } = compare({ name: "Rain Radar", keywords: "map,snow" });
    expect(comparable).toBe(listing.score);
    expect(report.parts.find(({ label }) => label === "Keywords")?.points).toBe(1);
    expect(report.keywords).toMatchObject([{ covered: true }]);
  });

  test("a field that the listing leaves empty counts", () => {
    const empty = compareTitles(texts({ name: "Rain" }), texts({ name: "Rain" }), "ios", [], reading);
    expect(empty.report.parts.map(({ points }) => points)).toEqual([3, 0, 0, null, 15]);
    expect(empty.comparable).toBe(empty.live.score);
  });
});
