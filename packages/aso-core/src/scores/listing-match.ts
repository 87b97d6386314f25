import type { Stemmer } from "../stemming/load-stemmer";
import { splitSearchStems } from "../stemming/split-stems";

/** Fields of a listing in which a keyword can occur, and all that the App Store's search combines, in display order. */
export const LISTING_PLACES = ["name", "subtitle", "keywords", "description", "combined"] as const;

/** One of {@link LISTING_PLACES}. */
export type ListingPlace = (typeof LISTING_PLACES)[number];

/** Texts of a listing; unknown ones are `null`. */
export type ListingFields = Readonly<Record<Exclude<ListingPlace, "combined">, string | null>>;

/** For each of {@link LISTING_PLACES}: true if all words of a keyword occur there, `null` if that is unknown. */
export type ListingMatch = (boolean | null)[];

/** Places to filter keywords by; `none` are those that were found nowhere. */
export const LISTING_FILTERS = [...LISTING_PLACES, "none"] as const;

/** One of {@link LISTING_FILTERS}. */
export type ListingFilter = (typeof LISTING_FILTERS)[number];

/** Returns true if a keyword passes a filter. One whose listing is unknown passes none. */
export function isInListing(match: Readonly<ListingMatch>, filter: ListingFilter): boolean {
  if (filter === "none") return match.includes(false) && !match.includes(true);
  return match[LISTING_PLACES.indexOf(filter)] === true;
}

/** Returns whether all words are in the sets together; `null` if not, and one of the sets is unknown. */
function hasAll(words: readonly string[], sets: readonly (ReadonlySet<string> | null)[]): boolean | null {
  const missing = words.some((word) => !sets.some((set) => set?.has(word)));
  return missing ? (sets.includes(null) ? null : false) : true;
}

/**
 * Returns a function that tells where in a listing all words of a keyword occur, in any order: in each field, and in name,
 * subtitle and keyword field combined, from which the App Store's search takes words. Words are compared as in
 * {@link splitSearchStems}. All places of a keyword without words are `null`.
 */
export function createListingMatcher(
  fields: ListingFields,
  stem: Stemmer,
): (keyword: string) => ListingMatch {
  // The words of a long list repeat, and stemmers are slow.
  const stems = new Map<string, string>();
  const stemOnce = (word: string) => {
    const known = stems.get(word) ?? stem(word);
    stems.set(word, known);
    return known;
  };
  const [name, subtitle, keywords, description] = (
    ["name", "subtitle", "keywords", "description"] as const
  ).map((field) => {
    const text = fields[field];
    return text === null ? null : new Set(splitSearchStems(text, stemOnce));
  });
  const places = [[name], [subtitle], [keywords], [description], [name, subtitle, keywords]].map((sets) =>
    sets.map((set) => set ?? null),
  );
  return (keyword) => {
    const words = splitSearchStems(keyword, stemOnce);
    return places.map((sets) => (words.length === 0 ? null : hasAll(words, sets)));
  };
}
