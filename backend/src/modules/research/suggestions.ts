import type { Suggestion } from "@listwise/contracts";

export interface Evidence {
  term: string;
  /** What autocomplete offers for the term, best first. */
  hints: readonly string[];
  /** Phrases in the names and subtitles of the apps listed for the term, each with the place of its app (from 0). */
  phrases: readonly { phrase: string; place: number }[];
  modifiers: readonly string[];
  /** Opportunity of keywords that were computed before. */
  known: ReadonlyMap<string, number | null>;
}

const TOP = 10;
const FIRST_HINT = 96;
const HINT_STEP = 4;
const LEAST_HINT = 40;

/**
 * Keywords near a term, best first. The score is the opportunity where it is known; else what speaks for the keyword:
 * its place in autocomplete, or the share of the top 10 whose names hold it, the first weighing most. A modifier that
 * nothing speaks for has none.
 */
export function rankSuggestions({ term, hints, phrases, modifiers, known }: Evidence): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const add = (keyword: string, score: number | null, reason: Suggestion["reason"]) => {
    if (keyword === term || found.has(keyword)) return;
    found.set(keyword, { keyword, score: known.get(keyword) ?? score, reason });
  };
  for (const [index, hint] of hints.entries()) {
    add(hint, Math.max(LEAST_HINT, FIRST_HINT - index * HINT_STEP), "autocomplete");
  }
  const termWords = new Set(term.split(" "));
  for (const [phrase, { share, apps }] of sharesOf(phrases)) {
    if (phrase.length < 3 || [...termWords].join(" ") === phrase) continue;
    const related = phrase.split(" ").some((word) => termWords.has(word));
    // What a single app is called and the term is not is that app's own name, and nothing to search for.
    if (!related && apps === 1) continue;
    add(phrase, share, related ? "title" : "neighbour");
  }
  for (const modifier of modifiers) add(modifier, null, "modifier");
  return [...found.values()].sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
}

function sharesOf(phrases: Evidence["phrases"]): Map<string, { share: number; apps: number }> {
  const all = (TOP * (TOP + 1)) / 2;
  const places = new Map<string, Set<number>>();
  for (const { phrase, place } of phrases) {
    if (place < TOP) places.set(phrase, (places.get(phrase) ?? new Set()).add(place));
  }
  return new Map(
    [...places].map(([phrase, at]) => [
      phrase,
      {
        share: Math.round((100 * [...at].reduce((sum, place) => sum + TOP - place, 0)) / all),
        apps: at.size,
      },
    ]),
  );
}
