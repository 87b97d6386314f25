import { putForeignScriptsLast } from "@listwise/aso-core/text";
import { MAX_IDEAS, type IdeaSource, type KeywordIdea } from "@listwise/contracts/keywords";

const MAX_LENGTH = 100;
const MIN_LENGTH = 2;

/** Ideas of several sources, each keyword once. */
export interface IdeaPool {
  /** Adds a keyword that a seed, listing or review has; the first detail of a source is kept. */
  add: (keyword: string, source: IdeaSource, detail: string | null, count?: number) => void;
  /** Returns the collected keywords with their sources. */
  keywords: () => { keyword: string; sources: IdeaSource[] }[];
  /**
   * Returns the ideas among `chosen` that most sources name first and those in scripts of other countries last, at most
   * 500, and the number of others.
   */
  list: (chosen: ReadonlySet<string>, country: string) => { data: KeywordIdea[]; omitted: number };
}

/** Creates a pool that ignores what isn't wanted from a source. */
export function createIdeaPool(isWanted: (keyword: string, source: IdeaSource) => boolean): IdeaPool {
  const ideas = new Map<string, KeywordIdea>();
  return {
    add(keyword, source, detail, count = 1) {
      const { length } = keyword;
      if (length < MIN_LENGTH || length > MAX_LENGTH || !isWanted(keyword, source)) return;
      const idea = ideas.get(keyword) ?? { keyword, sources: [] };
      ideas.set(keyword, idea);
      const known = idea.sources.find((one) => one.source === source);
      if (known) known.count += count;
      else idea.sources.push({ source, detail, count });
    },
    keywords: () =>
      [...ideas.values()].map(({ keyword, sources }) => ({
        keyword,
        sources: sources.map(({ source }) => source),
      })),
    list(chosen, country) {
      const listed = [...ideas.values()]
        .filter(({ keyword }) => chosen.has(keyword))
        .sort((a, b) => b.sources.length - a.sources.length);
      const sorted = putForeignScriptsLast(listed, country, ({ keyword }) => keyword);
      return { data: sorted.slice(0, MAX_IDEAS), omitted: Math.max(0, sorted.length - MAX_IDEAS) };
    },
  };
}
