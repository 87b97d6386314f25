import type { Suggestion } from "@listwise/contracts/keywords";

export interface Evidence {
  term: string;
  /** Autocomplete suggestions for the term, best first. */
  hints: readonly string[];
  /** Phrases from the names and subtitles of listed apps, each with the app's index in the results. */
  phrases: readonly { phrase: string; place: number }[];
  modifiers: readonly string[];
}

const TOP = 10;
const FIRST_HINT_WEIGHT = 96;
const HINT_STEP = 4;
const MIN_HINT_WEIGHT = 40;

/**
 * Returns suggestions for a term, those with the most evidence first: the position in autocomplete, or the weighted share
 * of the top 10 names that contain the phrase. The evidence only orders them: a score depends on an app.
 */
export function rankSuggestions({ term, hints, phrases, modifiers }: Evidence): Suggestion[] {
  const found = new Map<string, { weight: number; suggestion: Suggestion }>();
  const add = (keyword: string, weight: number, reason: Suggestion["reason"]) => {
    if (keyword === term || found.has(keyword)) return;
    found.set(keyword, { weight, suggestion: { keyword, score: null, reason } });
  };
  for (const [index, hint] of hints.entries()) {
    add(hint, Math.max(MIN_HINT_WEIGHT, FIRST_HINT_WEIGHT - index * HINT_STEP), "autocomplete");
  }
  const termWords = new Set(term.split(" "));
  for (const [phrase, { share, apps }] of computeShares(phrases)) {
    if (phrase.length < 3 || [...termWords].join(" ") === phrase) continue;
    const related = phrase.split(" ").some((word) => termWords.has(word));
    // A phrase that only a single app uses and that shares no word with the term is probably a brand name.
    if (!related && apps === 1) continue;
    add(phrase, share, related ? "title" : "neighbour");
  }
  for (const modifier of modifiers) add(modifier, -1, "modifier");
  return [...found.values()].sort((a, b) => b.weight - a.weight).map(({ suggestion }) => suggestion);
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
