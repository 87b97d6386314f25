import { findWordRanges } from "./word-ranges";

const read = (text: string, words: string[]) =>
  findWordRanges(text, words, "en").map(({ start, end }) => text.slice(start, end));

test("finds whole words in any case, and signs literally", () => {
  expect(read("Maps for map fans. MAPS!", ["maps"])).toEqual(["Maps", "MAPS"]);
  expect(read("hike, walk, run", [", ", "run"])).toEqual([", ", ", ", "run"]);
  expect(read("hike", [])).toEqual([]);
});
