import { analyzeDensity, getCountryLanguage } from "@listwise/aso-core/density";
import { extractSearchWords } from "@listwise/aso-core/text";
import { extractPhrases } from "../../store";

/** A listing with what the details of its ideas name. */
export interface IdeaListing {
  appId: number;
  /** Name of the app, or country of the listing. */
  detail: string;
  name: string;
  subtitle: string | null;
  description: string | null;
}

/** Phrase of listings, and how many of them have it. */
export interface ListingPhrase {
  keyword: string;
  detail: string;
  count: number;
}

const joinTexts = ({ name, subtitle, description }: IdeaListing) =>
  [name, subtitle, description].filter((text) => text !== null).join("\n");

/**
 * Returns phrases of names and subtitles whose words several apps use: a word of only one app is probably a brand. Own
 * phrases need no second app.
 */
export function findTitlePhrases(
  listings: readonly IdeaListing[],
  said: ReadonlyMap<string, ReadonlySet<number>>,
  ownId: number,
): ListingPhrase[] {
  const found = new Map<string, ListingPhrase>();
  for (const listing of listings) {
    const phrases = new Set([
      ...extractPhrases(listing.name),
      ...(listing.subtitle === null ? [] : extractPhrases(listing.subtitle)),
    ]);
    for (const keyword of phrases) {
      const isShared = extractSearchWords(keyword).every((word) => (said.get(word)?.size ?? 0) > 1);
      if (!isShared && listing.appId !== ownId) continue;
      const known = found.get(keyword);
      if (known) known.count += 1;
      else found.set(keyword, { keyword, detail: listing.detail, count: 1 });
    }
  }
  return [...found.values()];
}

/** Returns the apps that use each word anywhere in their listings. */
export function collectWords(listings: readonly IdeaListing[]): Map<string, Set<number>> {
  const said = new Map<string, Set<number>>();
  for (const listing of listings) {
    for (const word of new Set(extractSearchWords(joinTexts(listing)))) {
      said.set(word, (said.get(word) ?? new Set()).add(listing.appId));
    }
  }
  return said;
}

/** Returns phrases of two and three words that at least two descriptions repeat. */
export async function findDescriptionPhrases(
  listings: readonly IdeaListing[],
  country: string,
): Promise<ListingPhrase[]> {
  const found = new Map<string, ListingPhrase>();
  for (const { description, detail } of listings) {
    if (description === null) continue;
    const { phrases } = await analyzeDensity(description, getCountryLanguage(country));
    for (const { keyword } of [...phrases[2], ...phrases[3]]) {
      const known = found.get(keyword);
      if (known) known.count += 1;
      else found.set(keyword, { keyword, detail, count: 1 });
    }
  }
  return [...found.values()].filter(({ count }) => count > 1);
}
