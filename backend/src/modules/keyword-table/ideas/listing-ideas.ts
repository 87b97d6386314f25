import { analyzeDensity, getCountryLanguage, getLanguage } from "@listwise/aso-core/density";
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
 * Returns phrases of names and subtitles whose words are all common, and single words that several of them have. The own
 * ones needn't be.
 */
export function findTitlePhrases(
  listings: readonly IdeaListing[],
  isCommon: (word: string) => boolean,
  ownId: number,
): ListingPhrase[] {
  const found = new Map<string, ListingPhrase>();
  const own = new Set<string>();
  for (const listing of listings) {
    const phrases = new Set([
      ...extractPhrases(listing.name),
      ...(listing.subtitle === null ? [] : extractPhrases(listing.subtitle)),
    ]);
    for (const keyword of phrases) {
      if (listing.appId !== ownId && !extractSearchWords(keyword).every(isCommon)) continue;
      if (listing.appId === ownId) own.add(keyword);
      const known = found.get(keyword);
      if (known) known.count += 1;
      else found.set(keyword, { keyword, detail: listing.detail, count: 1 });
    }
  }
  return [...found.values()].filter(
    ({ keyword, count }) => count > 1 || keyword.includes(" ") || own.has(keyword),
  );
}

/**
 * Returns a test for words that several apps use anywhere in their listings. A word of only one app is probably a brand.
 */
export function createSharedTest(listings: readonly IdeaListing[]): (word: string) => boolean {
  const said = collectWords(listings);
  return (word) => (said.get(word)?.size ?? 0) > 1;
}

/** Returns the apps that use each word anywhere in their listings. */
function collectWords(listings: readonly IdeaListing[]): Map<string, Set<number>> {
  const said = new Map<string, Set<number>>();
  for (const listing of listings) {
    for (const word of new Set(extractSearchWords(joinTexts(listing)))) {
      said.set(word, (said.get(word) ?? new Set()).add(listing.appId));
    }
  }
  return said;
}

/**
 * Returns phrases of two and three words that several descriptions have. Those with a stop word are parts of sentences, and so
 * are those without a word of any name or subtitle, such as "come back" or the terms of a subscription.
 */
export async function findSharedPhrases(
  listings: readonly IdeaListing[],
  country: string,
): Promise<ListingPhrase[]> {
  const texts = listings.flatMap(({ description, detail }) =>
    description === null ? [] : { description, detail, words: new Set(extractSearchWords(description)) },
  );
  const language = getCountryLanguage(country);
  const stopWords = new Set(await getLanguage(language).stopWords());
  const { phrases } = await analyzeDensity(texts.map(({ description }) => description).join("\n"), language);
  const headings = new Set(
    listings.flatMap(({ name, subtitle }) => extractSearchWords(`${name} ${subtitle ?? ""}`)),
  );
  return [...phrases[2], ...phrases[3]].flatMap(({ keyword }) => {
    if (keyword.split(" ").some((word) => stopWords.has(word))) return [];
    const words = extractSearchWords(keyword);
    if (!words.some((word) => headings.has(word))) return [];
    const [first, ...more] = texts.filter((text) => words.every((word) => text.words.has(word)));
    return first && more.length > 0 ? [{ keyword, detail: first.detail, count: more.length + 1 }] : [];
  });
}
