import { normalizeKeyword } from "./search-words";

const MAX_PHRASE_WORDS = 3;
const SEPARATORS = /[\p{P}\p{S}\s]+/u;
/** Signs between the topics of a name, including an ampersand and the sign after a brand. */
const BREAKS = /[|:•·,;!?()[\]–—&+/™®\n]|-\s|\s-/u;

/** Returns the parts of a text that punctuation sets apart, in lower case with single spaces. */
export function splitParts(text: string): string[] {
  return text
    .split(BREAKS)
    .map((part) => normalizeKeyword(part).split(SEPARATORS).filter(Boolean).join(" "))
    .filter((part) => part !== "");
}

/** Returns all sequences of up to three words in a text, in lower case. Phrases don't cross punctuation. */
export function extractPhrases(text: string): string[] {
  return splitParts(text).flatMap((part) => {
    const words = part.split(" ");
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
