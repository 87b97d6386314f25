import fc from "fast-check";
import { computeStrength, computeTextMatch } from "./strength";

const app = (name: string, subtitle: string | null = null, otherTexts: string[] = []) => ({
  name,
  subtitle,
  otherTexts,
});

test.each([
  ["rain map", app("Live Rain Map"), 1],
  ["Rain, MAP!", app("rain-map"), 1],
  ["rain map", app("Map of Rain"), 0.7],
  ["rain map", app("Rain or Snow Map"), 0.7],
  ["rain map", app("Rain", "Live map"), 0.5],
  ["rain map", app("Weather", "Rain map"), 0.5],
  ["rain map", app("Rain", "Forecast", ["radar,map"]), 0.3],
  ["rain map", app("Weather", null, ["rain", "map"]), 0.3],
  ["rain map", app("Rain", "Forecast", ["radar"]), 0],
  ["rain map", app("Rain Maps"), 0],
  ["rain", app("Rainbow"), 0],
  ["rain rain", app("Rain"), 0.7],
  ["météo", app("Meteo France"), 1],
  ["天気予報", app("天気予報アプリ"), 1],
  ["天気 アプリ", app("天気予報アプリ"), 0.7],
  ["天气预报", app("墨迹天气", "天气预报"), 0.5],
  ["สภาพอากาศ", app("แอปสภาพอากาศ"), 1],
  ["날씨 예보", app("날씨", "예보"), 0.5],
  ["прогноз погоды", app("Погоды прогноз"), 0.7],
])("the text match of %j in %j is %d", (keyword, texts, match) => {
  expect(computeTextMatch(keyword, texts)).toBe(match);
});

test("strength weighs authority and text match", () => {
  expect(computeStrength("rain", { ...app("Rain"), ratingCount: 999_999 })).toEqual({
    value: 1,
    authority: 1,
    match: 1,
  });
  expect(computeStrength("rain", { ...app("Rain"), ratingCount: 999 })?.value).toBeCloseTo(0.7);
  expect(computeStrength("snow", { ...app("Rain"), ratingCount: 0 })?.value).toBe(0);
  expect(computeStrength("snow", { ...app("Rain"), ratingCount: 99_999_999 })?.value).toBeCloseTo(0.6);
});

test("strength is unknown without a rating count or without words", () => {
  expect(computeStrength("rain", { ...app("Rain"), ratingCount: null })).toBeNull();
  expect(computeStrength("!", { ...app("Rain"), ratingCount: 5 })).toBeNull();
  expect(computeTextMatch("", app("Rain"))).toBeNull();
});

test("strength is 0–1 and never falls with more ratings or more texts", () => {
  const count = fc.integer({ min: 0, max: 20_000_000 });
  const text = fc
    .array(fc.constantFrom("rain", "map", "天気", "live"), { maxLength: 3 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, text, count, count, (name, subtitle, other, a, b) => {
      const compute = (ratingCount: number, otherTexts: string[]) =>
        computeStrength("rain map", { name, subtitle, otherTexts, ratingCount })?.value ?? -1;
      const [fewer, more] = [compute(Math.min(a, b), []), compute(Math.max(a, b), [other])];
      expect(fewer).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThanOrEqual(1);
      expect(more).toBeGreaterThanOrEqual(fewer);
    }),
    { numRuns: 200 },
  );
});
