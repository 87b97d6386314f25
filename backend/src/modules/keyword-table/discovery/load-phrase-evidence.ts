import { getCountryLanguage, getLanguage } from "@listwise/aso-core/density";
import { createPhraseKey, loadStemmer, type PhraseEvidence } from "@listwise/aso-core/stemming";
import type { AppContext } from "../../../infra/context";
import {
  findBrandWords,
  findCommonPhrases,
  findPhraseFrequencies,
  getStore,
  isLive,
  splitParts,
  type Market,
} from "../../store";

/** Texts of a listing; unknown ones are `null`. */
export interface ListingTexts {
  appId: number;
  name: string;
  subtitle: string | null;
  description: string | null;
}

/** Most words of a part of a name that is one keyword. */
const MAX_WORDS = 3;

/** Splits words where one of them ends a phrase. */
function splitWords(words: readonly string[], isBreak: (word: string) => boolean): string[][] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (isBreak(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs;
}

/**
 * Returns the phrases of two and three words that punctuation, stop words and brands set apart in names and subtitles, as in
 * RAKE (https://doi.org/10.1002/9780470689646.ch1). The first part of another app's name is its title, so it is left out.
 */
function findWholeParts(
  listings: readonly ListingTexts[],
  isOwn: (listing: ListingTexts) => boolean,
  isBreak: (word: string) => boolean,
): Set<string> {
  const parts = listings.flatMap((listing) => [
    ...splitParts(listing.name).slice(isOwn(listing) ? 0 : 1),
    ...splitParts(listing.subtitle ?? ""),
  ]);
  return new Set(
    parts
      .flatMap((part) => splitWords(part.split(" "), isBreak))
      .filter(({ length }) => length > 1 && length <= MAX_WORDS)
      .map((words) => words.join(" ")),
  );
}

/**
 * Loads what tells keywords from other phrases in a storefront. Suggestions of a live store (`hinted`) are whole, while a
 * catalog suggests parts of its own listings.
 */
export async function loadPhraseEvidence(
  ctx: AppContext,
  market: Market,
  listings: readonly ListingTexts[],
  { ownId, hinted }: { ownId: number | null; hinted: ReadonlySet<string> },
): Promise<PhraseEvidence & { parts: ReadonlySet<string> }> {
  const source = getStore(ctx).getName(market.platform);
  const code = getCountryLanguage(market.country);
  const phrases = listings.flatMap(({ name, subtitle }) => splitParts([name, subtitle].join("\n")));
  const [stem, stopWords, names, brands] = await Promise.all([
    loadStemmer(code),
    getLanguage(code).stopWords(),
    findPhraseFrequencies(ctx.db, source, market),
    findBrandWords(
      ctx.db,
      { source, ...market },
      phrases.flatMap((part) => part.split(" ")),
    ),
  ]);
  const texts = listings.map(({ name, subtitle, description }) =>
    createPhraseKey([name, subtitle, description].join("\n"), stem),
  );
  const isStopWord = new Set(stopWords);
  const parts = findWholeParts(
    listings,
    ({ appId }) => appId === ownId,
    (word) => isStopWord.has(word) || brands.has(word),
  );
  return {
    stem,
    names,
    parts,
    texts,
    findCommon: (phrases) => findCommonPhrases(ctx.db, { source, ...market }, phrases),
    isWhole: (phrase) => parts.has(phrase) || (isLive(source) && hinted.has(phrase)),
  };
}
