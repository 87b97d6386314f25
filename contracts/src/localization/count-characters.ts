import { segmentText } from "../text/segment-text";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
// One sign each, and nothing that joins: the common case, and hundreds of times faster. CR LF is one sign.
const plain = /^[\n\x20-\x7e]*$/;

/** Characters as people see them: a family emoji is one, a letter with its accents is one. */
export function countCharacters(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const segment of segmentText(segmenter, text)) count += segment.segment === "" ? 0 : 1;
  return count;
}
