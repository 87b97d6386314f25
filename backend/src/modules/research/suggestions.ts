import type { Suggestion } from "@listwise/contracts/keywords";

export interface Evidence {
  term: string;
  /** Autocomplete suggestions for the term, best first. */
  hints: readonly string[];
  /** Phrases from the names and subtitles of listed apps, each with the app's index in the results. */
  phrases: readonly { phrase: string; place: number }[];
  modifiers: readonly string[];
  /** Opportunity of keywords with cached metrics. */
  known: ReadonlyMap<string, number | null>;
}

const TOP = 10;
const FIRST_HINT_SCORE = 96;
const HINT_STEP = 4;
const MIN_HINT_SCORE = 40;

/**
 * Returns suggestions for a term, best first. The score is the opportunity if it is known. Otherwise it is based on the
 * position in autocomplete, or on the weighted share of the top 10 names that contain the phrase. Modifiers without
 * evidence have no score.
 */
export function rankSuggestions({ term, hints, phrases, modifiers, known }: Evidence): Suggestion[] {
  const found = new Map<string, Suggestion>();
  const add = (keyword: string, score: number | null, reason: Suggestion["reason"]) => {
    if (keyword === term || found.has(keyword)) return;
    found.set(keyword, { keyword, score: known.get(keyword) ?? score, reason });
  };
  for (const [index, hint] of hints.entries()) {
    add(hint, Math.max(MIN_HINT_SCORE, FIRST_HINT_SCORE - index * HINT_STEP), "autocomplete");
  }
  const termWords = new Set(term.split(" "));
  for (const [phrase, { share, apps }] of computeShares(phrases)) {
    if (phrase.length < 3 || [...termWords].join(" ") === phrase) continue;
    const related = phrase.split(" ").some((word) => termWords.has(word));
    // A phrase that only a single app uses and that shares no word with the term is probably a brand name.
    if (!related && apps === 1) continue;
    add(phrase, share, related ? "title" : "neighbour");
  }
  for (const modifier of modifiers) add(modifier, null, "modifier");
  return [...found.values()].sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
}

function computeShares(phrases: Evidence["phrases"]): Map<string, { share: number; apps: number }> {
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
