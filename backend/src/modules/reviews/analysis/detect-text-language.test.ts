import { detectTextLanguage } from "./detect-text-language";

test.each([
  ["en", "Great app"],
  ["en", "Absolutely love it, but it crashes since the last update"],
  ["de", "Die Werbung nervt und die App stürzt ständig ab"],
  ["fr", "Très bien mais trop de pub"],
  ["es", "Me encanta pero tiene muchos anuncios"],
  ["ja", "天気アプリ 最高"],
  [null, "ok"],
  [null, "👍👍👍"],
  [null, ""],
])("%s: %s", (language, text) => {
  expect(detectTextLanguage(text)).toBe(language);
});
