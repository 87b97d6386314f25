import type { LanguageCode } from "../density/languages";
import { loadStemmer } from "./load-stemmer";

const SAME: [LanguageCode, string][] = [
  ["us", "storm storms"],
  ["us", "alert alerts"],
  ["us", "city cities"],
  ["us", "calorie calories"],
  ["gb", "game games gaming"],
  ["fr", "carte cartes"],
  ["de", "karte karten"],
  ["es", "juego juegos"],
  ["it", "mappa mappe"],
  ["ru", "карта карты"],
  ["nl", "kaart kaarten"],
  ["pt", "mapa mapas"],
  ["tr", "uygulamalar uygulamaları"],
  ["sv", "karta kartor"],
  ["da", "kort kortet"],
  ["fi", "kartta kartat"],
  ["nb", "kart kartet"],
  ["ar", "تطبيق التطبيق"],
];

test.each(SAME)("in %s, %s have the same stem", async (code, words) => {
  const stem = await loadStemmer(code);
  expect(new Set(words.split(" ").map(stem)).size).toBe(1);
});

test.each(["news new", "animation animal", "fitness fit", "ios io", "organization organ", "bias bia"])(
  "in English, %s have different stems",
  async (words) => {
    const stem = await loadStemmer("us");
    expect(new Set(words.split(" ").map(stem)).size).toBe(2);
  },
);

test.each(["ja", "ko", "zh"] as const)("words of %s stay as they are", async (code) => {
  expect((await loadStemmer(code))("カメラs")).toBe("カメラs");
});
