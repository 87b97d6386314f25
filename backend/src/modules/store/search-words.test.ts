import { normaliseKeyword, searchWords, wordQuery } from "./search-words";

describe("normaliseKeyword", () => {
  it("folds width, case and spaces", () => {
    expect(normaliseKeyword("  Ｗeather \t\n RADAR ")).toBe("weather radar");
  });
});

describe("searchWords", () => {
  it("ignores punctuation, accents and apostrophes", () => {
    expect(searchWords("Météo: don't — «Café» 3D!")).toEqual(["meteo", "dont", "cafe", "3d"]);
  });

  it("finds the words of scripts without spaces", () => {
    expect(searchWords("天気予報アプリ")).toEqual(["天気", "予報", "アプリ"]);
  });

  it("keeps words of other alphabets", () => {
    expect(searchWords("Погода İstanbul 날씨")).toEqual(["погода", "istanbul", "날씨"]);
  });
});

describe("wordQuery", () => {
  it.each(["", "   ", "!!! ''\\ :*&|", "\u0000", "😀"])("is null for %j, which contains no word", (term) => {
    expect(wordQuery(term)).toBeNull();
  });

  it("never lets a term become syntax", () => {
    expect(wordQuery("a' | b:* & !c \\", "AB")).toBe("'a':AB & 'b':AB & 'c':AB");
  });
});
