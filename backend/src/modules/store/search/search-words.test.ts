import { normalizeKeyword, buildWordQuery } from "./search-words";

describe("normalizeKeyword", () => {
  it("folds width, case and spaces", () => {
    expect(normalizeKeyword("  Ｗeather \t\n RADAR ")).toBe("weather radar");
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
