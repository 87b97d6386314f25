import { getCountryLanguage } from "@listwise/aso-core/density";
import type { WordFrequencies } from "@listwise/aso-core/scores";
import { createPhraseKey, loadStemmer, type PhraseEvidence } from "@listwise/aso-core/stemming";
import { splitSearchWords } from "@listwise/aso-core/text";
import type { AppContext } from "../../../infra/context";
import {
  findCommonPhrases,
  findPhraseFrequencies,
  findWordFrequencies,
  getStore,
  splitParts,
} from "../../store";

interface Heading {
  name: string;
  subtitle: string | null;
}

/** Texts of a listing; unknown ones are `null`. */
export interface ListingTexts extends Heading {
  description: string | null;
}

/** Most words of a part of a name that is one keyword. */
const MAX_WORDS = 3;

/**
 * Returns the parts of names and subtitles that punctuation sets apart, without those before the first separator, which are
 * titles, and without those with a word that no other name has, which are brands.
 */
function findWholeParts(headings: readonly Heading[], { byWord }: WordFrequencies): Set<string> {
  const parts = headings.flatMap(({ name, subtitle }) => [
    ...splitParts(name).slice(1),
    ...splitParts(subtitle ?? ""),
  ]);
  return new Set(
    parts.filter((part) => {
      const words = splitSearchWords(part);
      return words.length <= MAX_WORDS && words.every((word) => (byWord.get(word) ?? 0) > 1);
    }),
  );
}

/**
 * Loads what tells keywords from other phrases in a storefront. Suggestions of a live store (`hinted`) are whole, while a
 * catalog suggests parts of its own listings.
 */
export async function loadPhraseEvidence(
  ctx: AppContext,
  country: string,
  listings: readonly ListingTexts[],
  hinted: ReadonlySet<string> = new Set(),
): Promise<PhraseEvidence & { parts: ReadonlySet<string> }> {
  const { name: source } = getStore(ctx);
  const [stem, names, frequencies] = await Promise.all([
    loadStemmer(getCountryLanguage(country)),
    findPhraseFrequencies(ctx.db, source, country),
    findWordFrequencies(ctx.db, source, country),
  ]);
  const parts = findWholeParts(listings, frequencies);
  return {
    stem,
    names,
    parts,
    texts: listings.map(({ name, subtitle, description }) =>
      createPhraseKey([name, subtitle, description].join("\n"), stem),
    ),
    findCommon: (phrases) => findCommonPhrases(ctx.db, { source, country }, phrases),
    isWhole: (phrase) => parts.has(phrase) || (source === "apple" && hinted.has(phrase)),
  };
}
