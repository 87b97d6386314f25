import type { WordFrequencies } from "@listwise/aso-core/scores";
import {
  createSharedTest,
  findDescriptionPhrases,
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
 * Returns phrases of the names, subtitles and descriptions of an app and its competitors, those of most listings first.
 * Brands and what `isOpen` refuses are left out.
 */
export async function findListingPhrases(
  listings: readonly IdeaListing[],
  {
    ownId,
    country,
    frequencies,
    isOpen,
  }: { ownId: number; country: string; frequencies: WordFrequencies; isOpen: (text: string) => boolean },
): Promise<string[]> {
  const isShared = createSharedTest(listings);
  const isCommon = (word: string) =>
    isShared(word) || (frequencies.byWord.get(word) ?? 0) >= MIN_COMMON_LISTINGS;
  const counts = new Map<string, number>();
  const found = [
    ...findTitlePhrases(listings, isCommon, ownId),
    ...(await findDescriptionPhrases(listings, country)),
  ];
  for (const { keyword, count } of found) counts.set(keyword, (counts.get(keyword) ?? 0) + count);
  return [...counts.keys()]
    .filter(isOpen)
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, MAX_PHRASES);
}
