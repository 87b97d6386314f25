import { segmentText } from "../text/segment-text";

let segmenter: Intl.Segmenter | undefined;
// Fast path for ASCII text, in which each character is a grapheme; hundreds of times faster. CR LF is a single grapheme
// and therefore excluded.
const plain = /^[\n\x20-\x7e]*$/;

/** Counts characters as people perceive them (graphemes): a family emoji or a letter with accents counts as one. */
export function countCharacters(text: string): number {
  if (plain.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const segment of segmentText(segmenter, text)) count += segment.segment === "" ? 0 : 1;
  return count;
}
