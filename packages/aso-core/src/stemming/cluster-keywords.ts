import { splitSearchWords } from "../text/search-words";
import type { Stemmer } from "./load-stemmer";

/** Keywords with a common word in any of its forms. */
export interface KeywordCluster {
  /** Stem of the word; empty for keywords that share no word with another one. */
  key: string;
  /** Most frequent form of the word; empty for the cluster without one. */
  label: string;
  keywords: string[];
}

interface TopicWords {
  keywords: string[];
  /** Number of keywords by the form of the word that they use. */
  forms: Map<string, number>;
}

/** Share of all keywords above which a word tells nothing about the topic, such as the only seed. Chosen by us. */
const MAX_SHARE = 0.5;
/** Fewer keywords can have one topic. Chosen by us. */
const MIN_KEYWORDS = 8;

/**
 * Groups keywords by topic: each joins the word that most of the keywords share in any form, stop words and words of more
 * than half of all keywords aside. Of equally frequent words the first one in the keyword counts. Largest clusters come
 * first, keywords keep their order, and those that share no word come last.
 */
export function clusterKeywords(
  keywords: readonly string[],
  stem: Stemmer,
  stopWords: ReadonlySet<string>,
): KeywordCluster[] {
  const parsed = keywords.map((keyword) => {
    const stems = new Map<string, string>();
    for (const word of splitSearchWords(keyword)) {
      const key = stem(word) || word;
      if (!stopWords.has(word) && !stems.has(key)) stems.set(key, word);
    }
    return { keyword, stems };
  });
  const counts = new Map<string, number>();
  for (const { stems } of parsed) {
    for (const key of stems.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = keywords.length < MIN_KEYWORDS ? Infinity : MAX_SHARE * keywords.length;
  const choose = (stems: ReadonlyMap<string, string>): string => {
    const shared = [...stems.keys()].filter((key) => (counts.get(key) ?? 0) > 1);
    const telling = shared.filter((key) => (counts.get(key) ?? 0) <= most);
    const [best = ""] = (telling.length > 0 ? telling : shared).sort(
      (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
    );
    return best;
  };
  const chosen = parsed.map((one) => ({ ...one, key: choose(one.stems) }));
  const sizes = new Map<string, number>();
  for (const { key } of chosen) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const clusters = new Map<string, TopicWords>();
  for (const { keyword, stems, key: wanted } of chosen) {
    const key = sizes.get(wanted) === 1 ? "" : wanted;
    const cluster: TopicWords = clusters.get(key) ?? { keywords: [], forms: new Map() };
    clusters.set(key, cluster);
    cluster.keywords.push(keyword);
    const form = stems.get(key);
    if (form !== undefined) cluster.forms.set(form, (cluster.forms.get(form) ?? 0) + 1);
  }
  return [...clusters]
    .map(([key, { keywords: own, forms }]) => ({ key, label: getMostFrequent(forms), keywords: own }))
    .sort((a, b) => Number(a.key === "") - Number(b.key === "") || b.keywords.length - a.keywords.length);
}

function getMostFrequent(forms: ReadonlyMap<string, number>): string {
  const [[form] = [""]] = [...forms].sort(([, a], [, b]) => b - a);
  return form;
}
