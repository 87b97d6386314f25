import { normalizeKeyword, extractSearchWords, buildWordQuery } from "./search-words";

describe("normalizeKeyword", () => {
  it("folds width, case and spaces", () => {
    expect(normalizeKeyword("  Ｗeather \t\n RADAR ")).toBe("weather radar");
  });
});

describe("extractSearchWords", () => {
  it("ignores punctuation, accents and apostrophes", () => {
    expect(extractSearchWords("Météo: don't — «Café» 3D!")).toEqual(["meteo", "dont", "cafe", "3d"]);
  });

  it("finds the words of scripts without spaces", () => {
    expect(extractSearchWords("天気予報アプリ")).toEqual(["天気", "予報", "アプリ"]);
  });

  it("keeps words of other alphabets", () => {
    expect(extractSearchWords("Погода İstanbul 날씨")).toEqual(["погода", "istanbul", "날씨"]);
  });
});

describe("buildWordQuery", () => {
  it.each(["", "   ", "!!! ''\\ :*&|", "\u0000", "😀"])("is null for %j, which contains no word", (term) => {
    expect(buildWordQuery(term)).toBeNull();
  });

  it("never lets a term become syntax", () => {
    expect(buildWordQuery("a' | b:* & !c \\", "AB")).toBe("'a':AB & 'b':AB & 'c':AB");
  });
});
