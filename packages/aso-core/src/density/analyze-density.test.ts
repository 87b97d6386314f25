import { analyzeDensity, getDensityRows, pickSeeds } from "./analyze-density";
import { getBarColor, formatPercent } from "./density-level";
import { isLanguageCode, getCountryLanguage, languageOptions } from "./languages";

const counts = (result: Awaited<ReturnType<typeof analyzeDensity>>) =>
  Object.fromEntries(result.rows.map(({ keyword, count }) => [keyword, count]));

test("percentages refer to all words, including stop words and short ones", async () => {
  const result = await analyzeDensity("The weather app is a weather radar. Go!", "us");
  expect(result.totalWords).toBe(8);
  expect(counts(result)).toEqual({ weather: 2, app: 1, radar: 1 });
  expect(result.rows[0]).toEqual({ keyword: "weather", forms: [], count: 2, density: 25 });
});

test.each(["", "   \n", "!!! … 🙂", "<p></p>"])("%j has no words and no percentages", async (text) => {
  expect(await analyzeDensity(text, "us")).toEqual({
    totalWords: 0,
    rows: [],
    phrases: { 2: [], 3: [] },
  });
});

test("HTML, scripts, styles and entities are not words", async () => {
  const html = `<style>.a{color:red}</style><h1 class="title">Radar&nbsp;maps</h1><!-- hidden --><script>let x = "maps"</script>
    <p>Salt &amp; pepper, caf&#233;</p>`;
  expect(counts(await analyzeDensity(html, "us"))).toEqual({
    radar: 1,
    maps: 1,
    salt: 1,
    pepper: 1,
    café: 1,
  });
});

test("a bare less-than sign is not a tag", async () => {
  expect(counts(await analyzeDensity("rain < snow and snow > rain", "us"))).toEqual({ rain: 2, snow: 2 });
});

test("contractions are stop words with any apostrophe, possessives count with their word", async () => {
  const result = await analyzeDensity("Don\u2019t lose the app\u2019s data: app data isn't lost", "gb");
  expect(counts(result)).toEqual({ app: 2, data: 2, lose: 1, lost: 1 });
});

test("Japanese is segmented into words; one- and two-character words count, particles do not", async () => {
  const result = await analyzeDensity("天気アプリで天気を確認。雨の予報と天気の地図", "ja");
  expect(result.rows[0]).toMatchObject({ keyword: "天気", count: 3 });
  expect(Object.keys(counts(result))).toEqual(expect.arrayContaining(["雨", "予報", "地図", "アプリ"]));
  expect(Object.keys(counts(result))).not.toEqual(expect.arrayContaining(["の"]));
  expect(result.totalWords).toBeGreaterThan(result.rows.reduce((sum, row) => sum + row.count, 0));
});

test("Chinese and Korean keep short words", async () => {
  expect(counts(await analyzeDensity("天气 天气 的 地图", "zh"))).toEqual({ 天气: 2, 地图: 1 });
  expect(counts(await analyzeDensity("날씨 앱 그리고 날씨 지도", "ko"))).toEqual({ 날씨: 2, 앱: 1, 지도: 1 });
});

test("the forms of a word count together under the most frequent one", async () => {
  const { rows } = await analyzeDensity("Maps of storms. A map, all maps: storm", "us");
  expect(rows.map(({ keyword, forms, count }) => [keyword, forms, count])).toEqual([
    ["maps", ["map"], 3],
    ["storm", ["storms"], 2],
  ]);
  expect(counts(await analyzeDensity("Karte, Karten und Häuser", "de"))).toEqual({ karte: 2, häuser: 1 });
});

test("phrases of two and three words count from two occurrences, in all forms", async () => {
  const text =
    "Weather radar map. Live weather radar maps! Weather. Radar for storms, the map of rain and a map of rain";
  const { totalWords, phrases } = await analyzeDensity(text, "us");
  expect(totalWords).toBe(20);
  expect(phrases[2]).toEqual([
    { keyword: "radar map", forms: ["radar maps"], count: 2, density: 10 },
    { keyword: "weather radar", forms: [], count: 2, density: 10 },
  ]);
  expect(phrases[3].map(({ keyword, count }) => [keyword, count])).toEqual([
    ["map of rain", 2],
    ["weather radar map", 2],
  ]);
});

test("phrases begin and end with a word of two letters or more that isn't a stop word", async () => {
  const result = await analyzeDensity("the 3D map of it; the 3D map of it; a TV guide, a TV guide", "us");
  expect(getDensityRows(result, 2).map(({ keyword }) => keyword)).toEqual(["3d map", "tv guide"]);
  expect(getDensityRows(result, 3)).toEqual([]);
  expect(getDensityRows(result, 1)).toBe(result.rows);
});

test("hyphens join the words of a phrase, a dash separates them", async () => {
  const { phrases } = await analyzeDensity("real-time rain - real-time rain", "us");
  expect(phrases[2].map(({ keyword, count }) => [keyword, count])).toEqual([
    ["real time", 2],
    ["time rain", 2],
  ]);
  expect(phrases[3].map(({ keyword }) => keyword)).toEqual(["real time rain"]);
});

test("phrases of languages without spaces have none", async () => {
  const { phrases } = await analyzeDensity("天気予報。天気予報", "ja");
  expect(phrases[2]).toMatchObject([{ keyword: "天気予報", count: 2 }]);
});

test("phrases are counted across the parts of a long text", async () => {
  const { phrases } = await analyzeDensity("storm radar ".repeat(2_000), "us");
  expect(phrases[2][0]).toMatchObject({ keyword: "storm radar", count: 2_000 });
});

test("addresses are not words", async () => {
  const text = `Radar https://www.radar.example/terms?x=1#top, www.radar.de/agb and help@radar.example. Visit maps.radar.com/privacy
    or radar.org. Storms.It is com`;
  expect(counts(await analyzeDensity(text, "us"))).toEqual({ radar: 1, visit: 1, "storms.it": 1 });
});

test("suggestions are based on up to five words that occur five times, else on the three most frequent", async () => {
  const pick = async (text: string) => pickSeeds(await analyzeDensity(text, "us"));
  expect(await pick(`${"rain snow hail wind storm tide ".repeat(5)} cloud`)).toEqual([
    "hail",
    "rain",
    "snow",
    "storm",
    "tide",
  ]);
  expect(await pick("rain rain rain rain rain snow")).toEqual(["rain"]);
  expect(await pick("rain rain snow hail wind")).toEqual(["rain", "hail", "snow"]);
  expect(await pick("")).toEqual([]);
});

test("Turkish lowercases İ and I by its own rules", async () => {
  expect(counts(await analyzeDensity("İSTANBUL istanbul ISPARTA ısparta ve", "tr"))).toEqual({
    istanbul: 2,
    ısparta: 2,
  });
});

test("Arabic is counted without its stop words", async () => {
  const result = await analyzeDensity("تطبيق الطقس هو تطبيق سريع من أجل الطقس", "ar");
  expect(counts(result)).toMatchObject({ تطبيق: 2, الطقس: 2, سريع: 1 });
  expect(counts(result)).not.toHaveProperty("هو");
});

test("French elisions split at the apostrophe", async () => {
  expect(counts(await analyzeDensity("L’application d'itinéraires : l'application", "fr"))).toEqual({
    application: 2,
    itinéraires: 1,
  });
});

test("twenty rows are returned, most frequent first, ties in alphabetical order", async () => {
  const alphabet = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(97 + index)}word`);
  const { rows } = await analyzeDensity([...alphabet.toReversed(), "zebra zebra"].join(" "), "us");
  expect(rows.map((row) => row.keyword)).toEqual(["zebra", ...alphabet.slice(0, 19)]);
});

test("words can be named like built-in object properties", async () => {
  expect((await analyzeDensity("constructor __proto__ constructor", "us")).rows[0]).toMatchObject({
    count: 2,
  });
});

test.each([
  [5.1, "pink"],
  [3.01, "pink"],
  [3, "purple"],
  [1.51, "purple"],
  [1.5, "blue"],
  [0, "blue"],
])("a density of %d percent has a %s bar", (density, color) => {
  expect(getBarColor(density)).toBe(color);
});

test("a possessive counts with its word only at the end of the word and only in English", async () => {
  expect(counts(await analyzeDensity("map's map's'n map", "us"))).toMatchObject({ map: 2 });
  expect(counts(await analyzeDensity("Karl's Karl", "de"))).toEqual({ karl: 1, "karl's": 1 });
});

test.each([
  ["us", "ca in za"],
  ["gb", "gb au ie nz"],
  ["fr", "fr lu"],
  ["de", "de at ch"],
  ["es", "es mx ar sv"],
  ["it", "it"],
  ["ja", "jp"],
  ["ko", "kr"],
  ["zh", "cn tw hk"],
  ["ru", "ru"],
  ["nl", "nl"],
  ["pt", "pt br"],
  ["tr", "tr"],
  ["sv", "se"],
  ["da", "dk"],
  ["fi", "fi"],
  ["nb", "no"],
  ["ar", "sa ae eg"],
])("listings of %s are analyzed in %s", (language, countries) => {
  for (const country of countries.split(" "))
    expect([country, getCountryLanguage(country)]).toEqual([country, language]);
});

test.each([
  ["us", "the because"],
  ["gb", "the because"],
  ["fr", "dans l'avec"],
  ["de", "nicht Oder"],
  ["es", "para pero"],
  ["it", "dell'anche"],
  ["ja", "です"],
  ["ko", "그리고"],
  ["zh", "我们"],
  ["ru", "чтобы Или"],
  ["nl", "niet maar"],
  ["pt", "para mas"],
  ["tr", "için ama"],
  ["sv", "inte eller"],
  ["da", "ikke eller"],
  ["fi", "mutta koska"],
  ["nb", "ikke eller"],
  ["ar", "الذي"],
] as const)("stop words of %s are skipped: %s", async (language, text) => {
  const { totalWords, rows } = await analyzeDensity(text, language);
  expect([totalWords > 0, rows]).toEqual([true, []]);
});

test.each(["__proto__", "toString", "", null])("%j is not a language code", (code) => {
  expect(isLanguageCode(code)).toBe(false);
});

test("Thai, which has no stop word list, is still segmented into words", async () => {
  const result = await analyzeDensity("พยากรณ์อากาศ แผนที่อากาศ", "us");
  expect(counts(result)).toMatchObject({ อากาศ: 2 });
});

test("percentages have one decimal", () => {
  expect(formatPercent(100 / 3)).toBe("33.3%");
});

test("all eighteen languages are offered by name", () => {
  expect(languageOptions.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "us United States (English)",
    "gb United Kingdom (English)",
    "fr French",
    "de German",
    "es Spanish",
    "it Italian",
    "ja Japanese",
    "ko Korean",
    "zh Chinese",
    "ru Russian",
    "nl Dutch",
    "pt Portuguese",
    "tr Turkish",
    "sv Swedish",
    "da Danish",
    "fi Finnish",
    "nb Norwegian",
    "ar Arabic",
  ]);
});

test("a long text is processed in chunks without losing or cutting a word, and other tasks run in between", async () => {
  const sentence = "Weather radar shows storms before rain arrives. ";
  const times = 8_000;
  let turns = 0;
  const others = setInterval(() => (turns += 1));
  const result = await analyzeDensity(sentence.repeat(times), "us");
  clearInterval(others);
  expect(result.totalWords).toBe(7 * times);
  expect(counts(result)).toEqual({
    weather: times,
    radar: times,
    shows: times,
    storms: times,
    rain: times,
    arrives: times,
  });
  expect(turns).toBeGreaterThan(0);
});

test("writing without spaces is processed completely, whatever its length", async () => {
  const result = await analyzeDensity("天気".repeat(20_000), "ja");
  expect(result.rows[0]?.keyword).toBe("天気");
  expect(Math.abs((result.rows[0]?.count ?? 0) - 20_000)).toBeLessThan(10);
});

test("reports the progress on a long text", async () => {
  const heard: number[] = [];
  await analyzeDensity("weather radar ".repeat(40_000), "us", (percent) => heard.push(percent));
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(heard.at(-1)).toBeLessThanOrEqual(100);
});
