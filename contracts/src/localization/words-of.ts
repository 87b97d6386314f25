import { segmentText } from "../text/segment-text";

/** Words of a text in a language, lower-cased in it, in their order; signs between them are gone. */
export function wordsOf(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  return Array.from(segmentText(segmenter, text.normalize("NFKC")))
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment.toLocaleLowerCase(locale));
}

/** The entries of a keyword field: apart by commas of any script. */
export function entriesOf(keywords: string): string[] {
  return keywords
    .split(/[,،、，\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
