import { ideasEndpoints, MAX_IDEAS, type IdeaFigures, type IdeaSource } from "@listwise/contracts/keywords";
import { getCountryLanguage, getLanguage } from "@listwise/aso-core/density";
import { loadStemmer } from "@listwise/aso-core/stemming";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

/** App that the keywords are for (`null` without one), and the country. */
export interface IdeaScope {
  appId: number | null;
  country: string;
}

/** Loads the ideas of the sources; none without sources. */
export function ideasQuery(scope: IdeaScope, seeds: readonly string[], sources: readonly IdeaSource[]) {
  return queryOptions({
    queryKey: ["keyword-generator", "ideas", scope, seeds, sources],
    queryFn: ({ signal }) =>
      call(ideasEndpoints.generate, { body: { ...scope, seeds: [...seeds], sources: [...sources] }, signal }),
    enabled: sources.length > 0,
    staleTime: 300_000,
  });
}

const getFiguresKey = ({ appId, country }: IdeaScope) => ["keyword-generator", "figures", country, appId];

export async function fetchFigures(scope: IdeaScope, keywords: readonly string[], signal?: AbortSignal) {
  const parts = Array.from({ length: Math.ceil(keywords.length / MAX_IDEAS) }, (_, index) =>
    keywords.slice(index * MAX_IDEAS, (index + 1) * MAX_IDEAS),
  );
  const answers = await Promise.all(
    parts.map((part) => call(ideasEndpoints.figures, { body: { ...scope, keywords: part }, signal })),
  );
  return {
    figures: answers.flatMap(({ data }) => data),
    advanced: answers.every(({ advanced }) => advanced),
  };
}

type Figures = Awaited<ReturnType<typeof fetchFigures>>;

export function figuresQuery(scope: IdeaScope, keywords: readonly string[]) {
  return queryOptions({
    queryKey: [...getFiguresKey(scope), keywords],
    queryFn: ({ signal }): Promise<Figures> => fetchFigures(scope, keywords, signal),
    enabled: keywords.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Writes newer figures to every cached list that contains their keywords. */
export function patchFigures(client: QueryClient, scope: IdeaScope, newer: readonly IdeaFigures[]): void {
  const byKeyword = new Map(newer.map((one) => [one.keyword, one]));
  client.setQueriesData<Figures>(
    { queryKey: getFiguresKey(scope) },
    (known) =>
      known && {
        ...known,
        figures: known.figures.map((one) => byKeyword.get(one.keyword) ?? one),
      },
  );
}

/** Queues checks of ideas, at most 25 at a time. */
export function checkIdeas(scope: IdeaScope, keywords: readonly string[], signal: AbortSignal) {
  return call(ideasEndpoints.check, { body: { ...scope, keywords: [...keywords] }, signal });
}

/** Loads how keywords of a storefront are grouped: its stemmer and stop words. */
export function wordsQuery(country: string) {
  return queryOptions({
    queryKey: ["keyword-generator", "words", country],
    queryFn: async () => {
      const code = getCountryLanguage(country);
      return { stem: await loadStemmer(code), stopWords: await getLanguage(code).stopWords() };
    },
    staleTime: Infinity,
  });
}
