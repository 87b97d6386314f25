import { segmentText } from "@listwise/aso-core/text";

const APOSTROPHES = /['’ʼ]/g;
const DIACRITICS = /[\u0300-\u036f]/g;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts without spaces between words, which need a dictionary for segmentation.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const MAX_WORD = 100;
// A tsvector is limited to 1 MB; longer texts can't be listings.
const MAX_TEXT = 50_000;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** Normalizes a keyword for storage and comparison: NFKC, lower case, trimmed, single spaces. */
export function normalizeKeyword(text: string): string {
  return clean(text).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Returns the distinct words of a text as the search compares them: in lower case, without accents. */
export function extractSearchWords(text: string): string[] {
  const folded = clean(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .normalize("NFD")
    .replace(DIACRITICS, "")
    .normalize("NFC");
  const spaced = folded.replace(UNSPACED, (run) => ` ${segments(run).join(" ")} `);
  return [...new Set(spaced.match(WORDS) ?? [])].map((word) => word.slice(0, MAX_WORD));
}

/**
 * Returns two `tsvector` literals: `words` with all words of the listing, for matching; `heading` with the words of
 * name (A), subtitle (B) and keyword field (C), for ranking. They are separate because the rank is computed for every
 * match.
 */
export function buildWordVectors(fields: {
  name: string;
  subtitle: string | null;
  keywords: string | null;
  description: string | null;
}): { words: string; heading: string } {
  const places = new Map<string, string[]>();
  // Only the weight of a position matters.
  for (const [place, text] of [
    ["1A", fields.name],
    ["2B", fields.subtitle],
    ["3C", fields.keywords],
  ] as const) {
    for (const word of extractWords(text)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const all = new Set([...places.keys(), ...extractWords(fields.description)]);
  return {
    words: [...all].map((word) => `'${word}'`).join(" "),
    heading: [...places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" "),
  };
}

function extractWords(text: string | null): string[] {
  return extractSearchWords((text ?? "").slice(0, MAX_TEXT));
}

/**
 * Returns a `tsquery` literal that requires every word of the term, in fields of the given weights, or `null` without
 * words.
 */
export function buildWordQuery(term: string, weights: "" | "A" | "AB" | "ABC" = ""): string | null {
  const words = extractSearchWords(term).map((word) => (weights ? `'${word}':${weights}` : `'${word}'`));
  return words.length === 0 ? null : words.join(" & ");
}

function segments(run: string): string[] {
  return [...segmentText(segmenter, run)].map((part) => part.segment);
}

// PostgreSQL can't store NUL characters, and a lone surrogate isn't text.
function clean(text: string): string {
  return text.replaceAll("\u0000", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
}
