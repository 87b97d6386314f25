import { segmentText } from "../text/segment-text";

/** Splits a text into lowercased words in their order, without punctuation. */
export function splitWords(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  return Array.from(segmentText(segmenter, text.normalize("NFKC")))
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment.toLocaleLowerCase(locale));
}

/** Splits a keyword field at the commas of any script. */
export function splitKeywords(keywords: string): string[] {
  return keywords
    .split(/[,،、，\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
