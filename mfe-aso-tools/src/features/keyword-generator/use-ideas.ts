import type { IdeaSource } from "@listwise/contracts/keywords";
import type { KeywordDraft } from "@listwise/contracts/tools";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { NO_FIGURES, type Idea, type IdeaOrigin } from "./ideas";
import { figuresQuery, ideasQuery, type IdeaScope } from "./ideas.api";
import { SEED_SOURCES } from "./sources";

/** Returns the sources of a draft; drafts from before sources could be chosen have seeds only. */
export function getSources({ sources, seeds }: KeywordDraft): readonly IdeaSource[] {
  return sources.length > 0 || seeds.length === 0 ? sources : SEED_SOURCES;
}

/** Returns all unique keywords of the page (found, combined and saved) with their known figures. */
export function useIdeas(scope: IdeaScope, draft: KeywordDraft) {
  const { seeds, keywords, combined } = draft;
  const found = useQuery(ideasQuery(scope, seeds, getSources(draft)));
  const origins = useMemo(() => {
    const all = new Map<string, Pick<Idea, "origins" | "evidence">>();
    for (const { keyword, sources } of found.data?.data ?? []) {
      all.set(keyword, { origins: sources.map(({ source }) => source), evidence: sources });
    }
    const addOthers = (others: readonly string[], origin: IdeaOrigin) => {
      for (const keyword of others)
        if (!all.has(keyword)) all.set(keyword, { origins: [origin], evidence: [] });
    };
    addOthers(combined, "combination");
    addOthers(keywords, "saved");
    return all;
  }, [found.data, combined, keywords]);
  const texts = useMemo(() => [...origins.keys()], [origins]);
  const figures = useQuery(figuresQuery(scope, texts));
  const ideas = useMemo(() => {
    const known = new Map(figures.data?.figures.map((one) => [one.keyword, one]));
    return [...origins].map(([keyword, from]): Idea => ({
      ...NO_FIGURES,
      ...known.get(keyword),
      ...from,
      keyword,
    }));
  }, [origins, figures.data]);
  return { found, figures, ideas };
}
