import { researchEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const STORE_LIMIT = 10;
const APPLE_LIMIT = 50;

export type SuggestionSource = "store" | "apple";

export interface SuggestionRow {
  keyword: string;
  /** 0–100; null if unknown. */
  score: number | null;
}

/** App that keywords are suggested for and whose list they join; `null` if it isn't tracked. */
export interface SuggestionScope {
  appId: number | null;
  country: string;
}

async function fetchStoreSuggestions(
  term: string,
  { appId, country }: SuggestionScope,
  signal: AbortSignal,
): Promise<SuggestionRow[]> {
  const query = { term, country, limit: STORE_LIMIT, ...(appId !== null && { appId }) };
  return (await call(researchEndpoints.suggestions, { query, signal })).data;
}

async function fetchAppleSuggestions(
  term: string,
  { country }: SuggestionScope,
  signal: AbortSignal,
): Promise<SuggestionRow[]> {
  const query = { term, country, limit: APPLE_LIMIT };
  const { data } = await call(researchEndpoints.appleSuggestions, { query, signal });
  return data.map(({ name, popularity }) => ({ keyword: name, score: popularity }));
}

/** Merges lists so that each keyword appears once with its best score; unknown scores come last. */
export function mergeSuggestions(lists: readonly SuggestionRow[][]): SuggestionRow[] {
  const best = new Map<string, number | null>();
  for (const { keyword, score } of lists.flat()) {
    const known = best.get(keyword);
    best.set(keyword, known === undefined || (score ?? -1) > (known ?? -1) ? score : known);
  }
  return Array.from(best, ([keyword, score]) => ({ keyword, score })).sort(
    (a, b) => (b.score ?? -1) - (a.score ?? -1) || a.keyword.localeCompare(b.keyword),
  );
}

export function suggestionsQuery(source: SuggestionSource, seeds: readonly string[], scope: SuggestionScope) {
  const ask = source === "store" ? fetchStoreSuggestions : fetchAppleSuggestions;
  return queryOptions({
    queryKey: ["suggestions", source, scope, ...seeds],
    queryFn: async ({ signal }) =>
      mergeSuggestions(await Promise.all(seeds.map((term) => ask(term, scope, signal)))),
    enabled: seeds.length > 0,
  });
}
