import { computeKeywordCoverage } from "@listwise/aso-core/optimizer";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listKeywordsQuery } from "../../shared/list-keywords.api";
import { readingQuery } from "./optimizer.api";

/**
 * Returns the keywords on the app's list in the country and whether the texts cover them. `texts` are memoized and settled:
 * each change is computed for all keywords.
 * An editor waits while `isLoading`, because what it recommends below each field would move the fields that follow.
 */
export function useCoverage(
  appId: number,
  country: string,
  texts: readonly { label: string; text: string }[],
) {
  const {
    data: figures,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(listKeywordsQuery(appId, country));
  const { data: reading, isPending: isReadingPending } = useQuery(readingQuery(country));
  const covers = useMemo(
    () => (figures && reading ? computeKeywordCoverage(figures, texts, reading) : null),
    [figures, reading, texts],
  );
  const isLoading = isPending || isReadingPending;
  // Memoized, so that the list isn't rendered while the user types.
  return useMemo(
    () => ({ error: figures ? null : error, isFetching, refetch, covers, reading, isLoading }),
    [figures, error, isFetching, refetch, covers, reading, isLoading],
  );
}

export type Coverage = ReturnType<typeof useCoverage>;
