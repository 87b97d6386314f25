import { extractSearchWords, replaceInvalidChars, splitSearchWords } from "./search-words";

test("punctuation, accents and apostrophes are ignored", () => {
  expect(extractSearchWords("Météo: don't — «Café» 3D!")).toEqual(["meteo", "dont", "cafe", "3d"]);
});

test("scripts without spaces are split into words", () => {
  expect(extractSearchWords("天気予報アプリ")).toEqual(["天気", "予報", "アプリ"]);
});

test("texts with and without folding are split alike", () => {
  expect(splitSearchWords(` rain  map 3d ${"a".repeat(120)}`)).toEqual([
    "rain",
    "map",
    "3d",
    "a".repeat(100),
  ]);
  expect(splitSearchWords("Rain  Map 3D")).toEqual(["rain", "map", "3d"]);
});

test("words of other alphabets are kept", () => {
  expect(extractSearchWords("Погода İstanbul 날씨")).toEqual(["погода", "istanbul", "날씨"]);
});

test("NUL characters and lone surrogates are replaced", () => {
  expect(replaceInvalidChars("a\u0000b\ud83d")).toBe("a b\ufffd");
});

test("words keep their order and repeats unless distinct ones are asked for", () => {
  expect(splitSearchWords("Rain, map: rain!")).toEqual(["rain", "map", "rain"]);
  expect(extractSearchWords("Rain, map: rain!")).toEqual(["rain", "map"]);
});
