import { computeKeywordCoverage } from "@listwise/aso-core/optimizer";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { listKeywordsQuery } from "../../shared/list-keywords.api";
import { readingQuery } from "./optimizer.api";

/**
 * Returns the keywords on the app's list in the country and whether the texts cover them, updated while the user writes.
 * An editor waits while `isLoading`, because what it recommends below each field would move the fields that follow.
 */
export function useCoverage(
  appId: number,
  country: string,
  texts: readonly { label: string; text: string }[],
) {
  const figures = useQuery(listKeywordsQuery(appId, country));
  const { data: reading, isPending } = useQuery(readingQuery(country));
  const settled = useDeferredValue(texts);
  const covers = useMemo(
    () => (figures.data && reading ? computeKeywordCoverage(figures.data, settled, reading) : null),
    [figures.data, reading, settled],
  );
  return { figures, covers, reading, isLoading: figures.isPending || isPending };
}

export type Coverage = ReturnType<typeof useCoverage>;
