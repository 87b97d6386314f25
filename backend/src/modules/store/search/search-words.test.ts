import { normalizeKeyword, buildWordQuery, buildWordVectors } from "./search-words";

const keep = (word: string) => word;
const removeS = (word: string) => word.replace(/s$/, "");

describe("buildWordVectors", () => {
  it("contains each word and its stem, in the heading with the weights of its fields", () => {
    const fields = { name: "Storm maps", subtitle: "Storms", keywords: null, description: "s alerts" };
    expect(buildWordVectors(fields, removeS)).toEqual({
      words: "'storm' 'maps' 'map' 'storms' 's' 'alerts' 'alert'",
      heading: "'storm':1A,2B 'maps':1A 'map':1A 'storms':2B",
    });
  });
});

describe("normalizeKeyword", () => {
  it("folds width, case and spaces", () => {
    expect(normalizeKeyword("  Ｗeather \t\n RADAR ")).toBe("weather radar");
  });
});

describe("buildWordQuery", () => {
  it.each(["", "   ", "!!! ''\\ :*&|", "\u0000", "😀"])("is null for %j, which contains no word", (term) => {
    expect(buildWordQuery(term, keep)).toBeNull();
  });

  it("asks for each stem once", () => {
    expect(buildWordQuery("storms storm s", removeS)).toBe("'storm' & 's'");
  });

  it("never lets a term become syntax", () => {
    expect(buildWordQuery("a' | b:* & !c \\", keep, "AB")).toBe("'a':AB & 'b':AB & 'c':AB");
  });
});
