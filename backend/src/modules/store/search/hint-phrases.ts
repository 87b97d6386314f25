import { normalizeKeyword } from "./search-words";

const MAX_PHRASE_WORDS = 3;
const SEPARATORS = /[\p{P}\p{S}\s]+/u;
const BREAKS = /[|:•,;()–—]|\s-\s/u;

/** Returns all sequences of up to three words in a text, in lower case. Phrases don't cross punctuation. */
export function extractPhrases(text: string): string[] {
  return text.split(BREAKS).flatMap((part) => {
    const words = normalizeKeyword(part).split(SEPARATORS).filter(Boolean);
    return words.flatMap((_, from) =>
      Array.from({ length: Math.min(MAX_PHRASE_WORDS, words.length - from) }, (_, length) =>
        words.slice(from, from + length + 1).join(" "),
      ),
    );
  });
}

/** Returns the phrases that start with the typed text, by number of texts that contain them; ties keep their order. */
export function findCompletions(typed: string, texts: readonly string[], limit = 10): string[] {
  const start = normalizeKeyword(typed);
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const phrase of new Set(extractPhrases(text))) {
      if (phrase.startsWith(start)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([phrase]) => phrase);
}
