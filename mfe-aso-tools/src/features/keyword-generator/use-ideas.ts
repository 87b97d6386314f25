import type { KeywordDraft } from "@listwise/contracts/tools";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Idea, Origin } from "./ideas";
import { metricsQuery, ideasQuery } from "./ideas.api";

const NO_IDEAS = { popularity: null, difficulty: null, opportunity: null, computedAt: null, tracked: false };

/** Returns all unique keywords of the page (suggested, combined and saved) with their known metrics. */
export function useIdeas(
  appId: number | null,
  { seeds, country, keywords }: KeywordDraft,
  combined: readonly string[],
) {
  const suggested = useQuery(ideasQuery(seeds, { appId, country }));
  const origins = useMemo(() => {
    const all = new Map<string, Origin>();
    for (const { keyword, reason } of suggested.data?.suggestions ?? []) all.set(keyword, reason);
    for (const keyword of combined) if (!all.has(keyword)) all.set(keyword, "combination");
    for (const keyword of keywords) if (!all.has(keyword)) all.set(keyword, "saved");
    return all;
  }, [suggested.data, combined, keywords]);
  const texts = useMemo(() => [...origins.keys()], [origins]);
  const figures = useQuery(metricsQuery(texts, { appId, country }));
  const ideas = useMemo(() => {
    const known = new Map(figures.data?.map((one) => [one.keyword, one]));
    return [...origins].map(([keyword, origin]): Idea => ({
      ...NO_IDEAS,
      ...known.get(keyword),
      keyword,
      origin,
    }));
  }, [origins, figures.data]);
  return { suggested, figures, ideas };
}
