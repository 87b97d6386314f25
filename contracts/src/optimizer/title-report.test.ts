import { titleFieldsOf, titleFindings, titleReport, type TitleTexts } from "./title-report";

const reading = { locale: "en-US", stopWords: new Set(["for"]) };
const texts = (own: Partial<TitleTexts>): TitleTexts => ({
  name: "",
  subtitle: "",
  keywords: "",
  shortDescription: "",
  ...own,
});
const repeats = (own: Partial<TitleTexts>) =>
  titleReport(texts(own), "android", [], reading).parts.find(({ key }) => key === "repeats");

test.each([
  ["ios", ["App Name 30", "Subtitle 30", "Keywords 100"], 100],
  ["android", ["App Name 30", "Short Description 80"], 100],
] as const)("on %s the texts are %j, and all parts together give 100 points", (platform, fields, points) => {
  expect(titleFieldsOf(platform).map(({ label, limit }) => `${label} ${limit}`)).toEqual(fields);
  const { parts } = titleReport(texts({}), platform, [], reading);
  expect(parts.reduce((sum, { max }) => sum + max, 0)).toBe(points);
});

test("each word that stands twice costs five points, down to none, and is named", () => {
  expect(repeats({ name: "Rain Radar" })).toEqual({
    key: "repeats",
    label: "No word twice",
    points: 15,
    max: 15,
    detail: "Every word stands once.",
  });
  expect(repeats({ name: "Rain Radar", shortDescription: "radar, rain, rain" })).toMatchObject({
    points: 5,
    detail: "“radar”, “rain”: each costs 5 points.",
  });
  const four = "rain snow hail wind";
  expect(repeats({ name: four, shortDescription: four })?.points).toBe(0);
});

test("a word that carries no meaning may stand twice", () => {
  expect(repeats({ name: "Radar for you", shortDescription: "Maps for hikers" })?.points).toBe(15);
});

test("words of Google Play's name and short description that repeat are one warning", () => {
  const repeated = texts({ name: "Rain Radar", shortDescription: "Radar and rain" });
  expect(titleFindings(repeated, "android", reading)).toEqual([
    {
      field: "Short Description",
      severity: "warning",
      message: "Name and short description repeat “radar”, “rain”. Use other words.",
    },
  ]);
  expect(titleFindings(texts({ name: "Rain", shortDescription: "Radar" }), "android", reading)).toEqual([]);
});

test("findings name the field as people know it", () => {
  const found = titleFindings(
    texts({ name: "Rain", subtitle: "Rain map", keywords: "rain" }),
    "ios",
    reading,
  );
  expect(new Set(found.map(({ field }) => field))).toEqual(new Set(["Subtitle", "Keywords"]));
});

test("a text that is not known finds nothing and counts for nothing", () => {
  const unknown = texts({ name: "Rain Radar", subtitle: null, keywords: null, shortDescription: null });
  for (const platform of ["ios", "android"] as const) {
    const { findings, parts } = titleReport(unknown, platform, [], reading);
    expect(findings).toEqual([]);
    expect(parts.filter(({ points }) => points === null)).toHaveLength(platform === "ios" ? 3 : 2);
  }
});
