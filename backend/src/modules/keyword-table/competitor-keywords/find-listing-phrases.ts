import type { WordFrequencies } from "@listwise/aso-core/scores";
import {
  createSharedTest,
  findSharedPhrases,
  findTitlePhrases,
  type IdeaListing,
} from "../ideas/listing-ideas";

/** Most phrases of listings that are scored (chosen by us to bound the work). */
const MAX_PHRASES = 400;
/**
 * Listings of the storefront that make a word common although only one of the compared apps uses it. Chosen by us: brands
 * are in the names of few apps.
 */
const MIN_COMMON_LISTINGS = 5;

/**
 * Returns phrases of an app's and its competitors' names and subtitles, then those that several descriptions share; those
 * of most listings first. Brands and what `choose` leaves out are missing.
 */
export async function findListingPhrases(
  listings: readonly IdeaListing[],
  {
    ownId,
    country,
    frequencies,
    choose,
  }: {
    ownId: number;
    country: string;
    frequencies: WordFrequencies;
    choose: (phrases: readonly string[]) => Promise<string[]>;
  },
): Promise<string[]> {
  const isShared = createSharedTest(listings);
  const isCommon = (word: string) =>
    isShared(word) || (frequencies.byWord.get(word) ?? 0) >= MIN_COMMON_LISTINGS;
  const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
  const found = [
    ...findTitlePhrases(listings, isCommon, ownId).sort(byCount),
    ...(await findSharedPhrases(listings, country)).sort(byCount),
  ];
  return choose(found.slice(0, MAX_PHRASES).map(({ keyword }) => keyword));
}
