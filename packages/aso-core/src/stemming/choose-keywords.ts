import type { Stemmer } from "./load-stemmer";
import { splitSearchStems } from "./split-stems";

/** Listings of a storefront from which their names show what is a keyword; with fewer, rarity says nothing. Chosen by us. */
const MIN_LISTINGS = 100;
/** Names that must have a phrase: developers choose their words for searches, but one name can be a brand. Chosen by us. */
const MIN_NAMES = 2;
/** Share of the occurrences within one longer phrase from which a phrase is a fragment of it. Chosen by us. */
const FRAGMENT_SHARE = 0.8;

/** Phrases in the names and subtitles of a storefront's listings. */
export interface PhraseFrequencies {
  /** Number of listings. */
  listings: number;
  /** For each phrase of several listings, by its key: how one of them writes it, and the category of each. */
  byKey: ReadonlyMap<string, { text: string; categories: readonly (string | null)[] }>;
}

/** The knowledge of {@link chooseKeywords} about phrases. */
export interface PhraseEvidence {
  stem: Stemmer;
  names: PhraseFrequencies;
  /** Keys of the whole texts of the compared listings. */
  texts: readonly string[];
  /** Returns true for phrases that are known to be whole, so that they need no other listings. */
  isWhole: (phrase: string) => boolean;
  /** Finds those of the phrases that enough listings of the storefront have in any text. */
  findCommon: (phrases: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Returns the stems of a text's words in order, so that forms of a phrase have the same key. */
export function createPhraseKey(text: string, stem: Stemmer): string {
  return splitSearchStems(text, stem).join(" ");
}

const sortWords = (key: string) => key.split(" ").toSorted().join(" ");
const countIn = (text: string, key: string) => ` ${text} `.split(` ${key} `).length - 1;

interface Candidate {
  phrase: string;
  key: string;
  /** Number of names and subtitles with it in this order; 0 if it is only in one. */
  names: number;
  /** Number of times that the compared listings have it in this order. */
  uses: number;
}

/** Of phrases with the same words in other forms or another order, returns that of most names, then of most texts. */
function mergeOrders(phrases: readonly string[], { stem, names, texts }: PhraseEvidence): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const phrase of phrases) {
    const key = createPhraseKey(phrase, stem);
    if (key === "") continue;
    const one = {
      phrase,
      key,
      names: names.byKey.get(key)?.categories.length ?? 0,
      uses: texts.reduce((sum, text) => sum + countIn(text, key), 0),
    };
    const words = sortWords(key);
    const known = best.get(words);
    if (!known || one.names > known.names || (one.names === known.names && one.uses > known.uses))
      best.set(words, one);
  }
  return [...best.values()];
}

/**
 * Returns those of the phrases that people could search for, in their order:
 * - Of phrases with the same words in other forms or another order one, that of most names. A store finds the same apps.
 * - Two listings of the storefront must have the phrase in name or subtitle, or enough of them in any text. Others are
 *   brands or accidents of one text. This needs 100 known listings.
 * - A phrase that is nearly always (80%) part of a longer one is a fragment of it, such as "time traffic".
 */
export async function chooseKeywords(
  phrases: readonly string[],
  evidence: PhraseEvidence,
): Promise<string[]> {
  const { names, isWhole, findCommon } = evidence;
  const merged = mergeOrders(phrases, evidence);
  const isKnown = (one: Candidate) =>
    names.listings < MIN_LISTINGS || one.names >= MIN_NAMES || isWhole(one.phrase);
  const common = await findCommon(merged.filter((one) => !isKnown(one)).map(({ phrase }) => phrase));
  const chosen = merged.filter((one) => isKnown(one) || common.has(one.phrase));
  const isPart = (one: Candidate, other: Candidate) => other !== one && countIn(other.key, one.key) > 0;
  const isFragment = (one: Candidate) =>
    one.uses > 0 &&
    one.key.includes(" ") &&
    !isWhole(one.phrase) &&
    chosen.some((other) => isPart(one, other) && other.uses >= FRAGMENT_SHARE * one.uses);
  return chosen.filter((one) => !isFragment(one)).map(({ phrase }) => phrase);
}
