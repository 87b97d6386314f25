import { loadSuggestionFilter } from "./suggestion-filter";

it.each([
  [
    "us",
    "weather",
    [
      "for every",
      "made",
      "made for",
      "weather for",
      "the rain",
      "of the",
      "don t",
      "day",
      "Daily",
      "easy",
      "app",
      "iPad",
    ],
  ],
  ["de", "wetter", ["und", "für alle", "wetter und", "die karte", "made for", "täglich", "daily", "Apps"]],
  ["at", "wetter", ["für", "der regen"]],
  ["fr", "météo", ["pour", "la pluie", "météo pour", "l"]],
  ["es", "tiempo", ["para todos", "el tiempo de", "hecho para"]],
  ["mx", "tiempo", ["para", "de la"]],
  ["ar", "tiempo", ["para"]],
  ["jp", "天気", ["の", "天気の"]],
  ["kr", "날씨", ["위한", "모든 날씨"]],
  ["br", "clima", ["para", "clima de"]],
  ["ru", "погода", ["для", "погода и"]],
  ["tr", "hava", ["için", "hava ve"]],
])("in %s, next to %j, rejects %j", async (country, term, phrases) => {
  const isMeaningful = await loadSuggestionFilter(country);
  expect(phrases.filter((phrase) => isMeaningful(phrase, term))).toEqual([]);
});

it.each([
  [
    "us",
    "weather",
    ["rain map", "weather for kids", "sound of rain", "radar", "3d maps", "daily weather", "weather app"],
  ],
  ["us", "daily planner", ["daily", "planner"]],
  ["us", "to do list", ["to do", "to do planner", "list for two people"]],
  ["de", "wetter", ["regenradar", "wetter für kinder", "karte"]],
  ["fr", "météo", ["radar de pluie", "carte"]],
  ["jp", "天気", ["天気予報", "雨"]],
  ["kr", "날씨", ["날씨 예보"]],
])("in %s, next to %j, accepts %j", async (country, term, phrases) => {
  const isMeaningful = await loadSuggestionFilter(country);
  expect(phrases.filter((phrase) => !isMeaningful(phrase, term))).toEqual([]);
});
