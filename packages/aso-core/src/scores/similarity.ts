import { extractSearchWords } from "../text/search-words";

/** Properties of an app that the similarity compares: words, ranks (1–50) by keyword id, and the genre. */
export interface Traits {
  heading: ReadonlySet<string>;
  description: ReadonlySet<string>;
  ranks: ReadonlyMap<number, number>;
  genre: string | null;
}

/** Last rank that counts; chosen by us, because apps further down rank by chance. */
export const MAX_RANK = 50;

/** Returns the distinct words of the known texts. */
export function createWordSet(...texts: (string | null)[]): Set<string> {
  return new Set(extractSearchWords(texts.filter((text) => text !== null).join(" ")));
}

/** Computes the cosine similarity of two sets of words, 0–1: shared words / √(words of a · words of b). */
function computeCosine(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / Math.sqrt(a.size * b.size);
}

/**
 * Computes the weight of a rank, 0–1: 1 / log2(1 + rank), as in discounted cumulative gain
 * (https://doi.org/10.1145/582415.582418).
 */
const computeRankWeight = (rank: number | undefined) => (rank === undefined ? 0 : 1 / Math.log2(1 + rank));

/** Computes the weighted Jaccard index of two apps' keywords, 0–1: Σ min(weights) / Σ max(weights). */
function computeRankOverlap(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let [both, either] = [0, 0];
  for (const keyword of new Set([...a.keys(), ...b.keys()])) {
    const [one, other] = [computeRankWeight(a.get(keyword)), computeRankWeight(b.get(keyword))];
    both += Math.min(one, other);
    either += Math.max(one, other);
  }
  return either === 0 ? 0 : both / either;
}

/**
 * Computes the similarity of two apps, 0–1: 0.35 · cosine of the words of name and subtitle + 0.25 · cosine of the
 * words of the description + 0.30 · weighted Jaccard index of keywords + 0.10 if the genre is the same. The weights are
 * chosen by us: developers choose names and subtitles with the most care, while a genre holds thousands of apps.
 */
export function computeSimilarity(a: Traits, b: Traits): number {
  const sameGenre = a.genre !== null && a.genre === b.genre ? 1 : 0;
  return (
    0.35 * computeCosine(a.heading, b.heading) +
    0.25 * computeCosine(a.description, b.description) +
    0.3 * computeRankOverlap(a.ranks, b.ranks) +
    0.1 * sameGenre
  );
}
