import { createForeignScriptTest, putForeignScriptsLast } from "./storefront-script";

test.each([
  ["us", "photo editor 3d", false],
  ["us", "éditeur d’images", false],
  ["us", "rpg 偽りの物語", true],
  ["us", "来这里", true],
  ["us", "фото", true],
  ["ru", "фото editor", false],
  ["ru", "ファンタジー", true],
  ["jp", "ファンタジー rpg 無料 ひみつ", false],
  ["jp", "사진", true],
  ["kr", "사진 寫眞", false],
  ["cn", "音乐", false],
  ["tw", "音樂 ㄅㄆㄇ", false],
  ["gr", "φωτογραφία", false],
  ["eg", "صور", false],
  ["in", "फोटो", false],
])("in the %s storefront, %s has a foreign script: %s", (country, text, isForeign) => {
  expect(createForeignScriptTest(country)(text)).toBe(isForeign);
});

test("items in other scripts come last, each part in its order", () => {
  const sorted = putForeignScriptsLast(["音乐", "b", "фото", "a"], "us", (text) => text);
  expect(sorted).toEqual(["b", "a", "音乐", "фото"]);
});
