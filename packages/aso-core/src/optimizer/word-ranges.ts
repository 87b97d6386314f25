import { segmentText } from "../text/segment-text";

/** Part of a text, in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Returns where words occur in a text, in order. Words match in any case; texts without letters or digits, such as ", ",
 * match literally.
 */
export function findWordRanges(text: string, words: readonly string[], locale: string): TextRange[] {
  if (words.length === 0) return [];
  const wanted = new Set(words.map((word) => word.toLocaleLowerCase(locale)));
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const ranges: TextRange[] = [];
  let at = 0;
  for (const { segment, isWordLike } of segmentText(segmenter, text)) {
    const end = at + segment.length;
    if (isWordLike && wanted.has(segment.normalize("NFKC").toLocaleLowerCase(locale))) {
      ranges.push({ start: at, end });
    }
    at = end;
  }
  for (const sign of words.filter((word) => !/[\p{L}\p{N}]/u.test(word))) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
      ranges.push({ start: at, end: at + sign.length });
    }
  }
  return ranges.sort((a, b) => a.start - b.start);
}
