import { memoizeLazy } from "@listwise/shared-ui";

const graphemes = memoizeLazy(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** Splits a word that is wider than a line into pieces that fit. */
function splitWord(word: string, measure: (text: string) => number, width: number): string[] {
  if (measure(word) <= width) return [word];
  const found: string[] = [];
  let piece = "";
  for (const { segment } of graphemes().segment(word)) {
    if (piece !== "" && measure(piece + segment) > width) {
      found.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...found, piece];
}

/** Wraps a text into lines of at most the given width; its own line breaks are kept. */
export function wrapText(text: string, measure: (text: string) => number, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      const parts = splitWord(word, measure, width);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? "";
    }
    return line === "" ? lines : [...lines, line];
  });
}
