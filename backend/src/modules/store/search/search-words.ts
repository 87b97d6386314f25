import { splitSearchStems, type Stemmer } from "@listwise/aso-core/stemming";
import { extractSearchWords, replaceInvalidChars } from "@listwise/aso-core/text";

// A tsvector is limited to 1 MB; longer texts can't be listings.
const MAX_TEXT_CHARACTERS = 50_000;

/** Normalizes a keyword for storage and comparison: NFKC, lower case, trimmed, single spaces. */
export function normalizeKeyword(text: string): string {
  return replaceInvalidChars(text).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/**
 * Returns two `tsvector` literals: `words` with all words of the listing, for matching; `heading` with the words of
 * name (A), subtitle (B) and keyword field (C), for ranking. They are separate because the rank is computed for every
 * match. Both contain each word and its stem: searches use the stems, completions and word frequencies the words.
 */
export function buildWordVectors(
  fields: { name: string; subtitle: string | null; keywords: string | null; description: string | null },
  stem: Stemmer,
): { words: string; heading: string } {
  const places = new Map<string, string[]>();
  // Only the weight of a position matters.
  for (const [place, text] of [
    ["1A", fields.name],
    ["2B", fields.subtitle],
    ["3C", fields.keywords],
  ] as const) {
    for (const word of extractForms(text, stem)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const all = new Set([...places.keys(), ...extractForms(fields.description, stem)]);
  return {
    words: [...all].map((word) => `'${word}'`).join(" "),
    heading: [...places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" "),
  };
}

/** Returns the distinct words of a text and their stems. */
function extractForms(text: string | null, stem: Stemmer): Set<string> {
  const part = (text ?? "").slice(0, MAX_TEXT_CHARACTERS);
  const words = extractSearchWords(part);
  return new Set([...words, ...words.map((word) => stem(word) || word)]);
}

/**
 * Returns a `tsquery` literal that requires every word of the term in any form, in fields of the given weights, or
 * `null` without words.
 */
export function buildWordQuery(
  term: string,
  stem: Stemmer,
  weights: "" | "A" | "AB" | "ABC" = "",
): string | null {
  const stems = new Set(splitSearchStems(term, stem));
  const lexemes = [...stems].map((word) => (weights ? `'${word}':${weights}` : `'${word}'`));
  return lexemes.length === 0 ? null : lexemes.join(" & ");
}
