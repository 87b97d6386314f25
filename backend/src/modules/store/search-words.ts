import { segmentText } from "@listwise/contracts/text";

const APOSTROPHES = /['’ʼ]/g;
const DIACRITICS = /[\u0300-\u036f]/g;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts written without spaces: only here is a dictionary needed to find the words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const MAX_WORD = 100;
// A tsvector ends at 1 MB; a longer text is no listing any more.
const MAX_TEXT = 50_000;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** A keyword as it is stored and compared: NFKC, lower case, trimmed, inner spaces single. */
export function normaliseKeyword(text: string): string {
  return clean(text).normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** The distinct words of a text, as the search compares them: folded to lower case without accents. */
export function searchWords(text: string): string[] {
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
 * Two `tsvector` literals: `words` finds, with every word of the listing; `heading` orders, with those of name (A),
 * subtitle (B) and keyword field (C). Apart, because the order is computed for every listing that is found.
 */
export function wordVectors(fields: {
  name: string;
  subtitle: string | null;
  keywords: string | null;
  description: string | null;
}): { words: string; heading: string } {
  const places = new Map<string, string[]>();
  // The position only carries the weight.
  for (const [place, text] of [
    ["1A", fields.name],
    ["2B", fields.subtitle],
    ["3C", fields.keywords],
  ] as const) {
    for (const word of wordsOf(text)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const all = new Set([...places.keys(), ...wordsOf(fields.description)]);
  return {
    words: [...all].map((word) => `'${word}'`).join(" "),
    heading: [...places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" "),
  };
}

function wordsOf(text: string | null): string[] {
  return searchWords((text ?? "").slice(0, MAX_TEXT));
}

/** A `tsquery` literal that asks for every word of the term, in fields of the given weights; `null` without words. */
export function wordQuery(term: string, weights: "" | "A" | "AB" | "ABC" = ""): string | null {
  const words = searchWords(term).map((word) => (weights ? `'${word}':${weights}` : `'${word}'`));
  return words.length === 0 ? null : words.join(" & ");
}

function segments(run: string): string[] {
  return [...segmentText(segmenter, run)].map((part) => part.segment);
}

// PostgreSQL cannot hold a NUL, and a lone surrogate is not text.
function clean(text: string): string {
  return text.replaceAll("\u0000", " ").replace(/\p{Surrogate}/gu, "\uFFFD");
}
