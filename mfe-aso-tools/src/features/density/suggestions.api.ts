import { researchEndpoints, type Suggestion } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const PER_SEED = 10;

/** App that keywords are suggested for (`null` without one), and the country. */
export interface SuggestionScope {
  appId: number | null;
  country: string;
}

/** Loads the suggestions for all seeds: each keyword once, best score first, unknown scores last. */
export function suggestionsQuery(seeds: readonly string[], { appId, country }: SuggestionScope) {
  return queryOptions({
    queryKey: ["density", "suggestions", appId, country, seeds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        seeds.map((term) =>
          call(researchEndpoints.suggestions, {
            query: { term, country, limit: PER_SEED, ...(appId !== null && { appId }) },
            signal,
          }),
        ),
      );
      // The score belongs to the app, so every seed gives a keyword the same one.
      const found = new Map<string, Suggestion>();
      for (const { data } of answers) for (const one of data) found.set(one.keyword, one);
      return {
        rows: [...found.values()].sort((a, b) => (b.score ?? -1) - (a.score ?? -1)),
        provenance: answers[0]?.provenance ?? null,
      };
    },
    enabled: seeds.length > 0,
    staleTime: 300_000,
  });
}
