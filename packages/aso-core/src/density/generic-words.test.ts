import { loadKeywordTest } from "./generic-words";

it.each([
  [
    "us",
    [
      "app",
      "Apps",
      "free games",
      "best",
      "com",
      "www weather",
      "2024",
      "x",
      "the best app",
      "gaming",
      "noaa.com",
    ],
  ],
  ["de", ["kostenlose Spiele", "app", "für alle", "beste"]],
  ["fr", ["jeux gratuits", "meilleure application", "l"]],
  ["jp", ["アプリ"]],
  ["ru", ["бесплатные игры", "приложение"]],
] as const)("in %s, %j say nothing", async (country, keywords) => {
  const test = await loadKeywordTest(country === "jp" ? "ja" : country);
  expect(keywords.filter(test)).toEqual([]);
});

it.each([
  ["us", ["weather radar", "puzzle games", "free weather", "rain", "3d maps", "comb"]],
  ["de", ["Regenradar", "kostenlose Wetterkarte"]],
  ["fr", ["météo", "jeux de cartes"]],
  ["ja", ["天気", "天気アプリ"]],
  ["ko", ["날씨"]],
  ["ru", ["погода"]],
  ["ar", ["طقس"]],
] as const)("in %s, %j are keywords", async (code, keywords) => {
  const test = await loadKeywordTest(code);
  expect(keywords.filter((keyword) => !test(keyword))).toEqual([]);
});
