import { splitSearchWords } from "../text/search-words";
import { computeAuthority, type Contender } from "./search-results";

/** App with the texts that a store's search indexes. Unknown texts are `null` or omitted, and count as empty. */
export interface IndexedApp extends Contender {
  /** Further indexed texts, such as the keyword field of an own app or the description on Google Play. */
  otherTexts?: readonly string[];
}

/** Strength of an app for a keyword with its inputs, all 0–1. */
export interface Strength {
  value: number;
  authority: number;
  match: number;
}

/**
 * Computes how well an app's texts match a keyword, 0–1: 1 if the name contains the phrase, 0.7 if it contains all words,
 * 0.5 if name and subtitle do, 0.3 if all texts together do, otherwise 0. Words are compared as in
 * {@link splitSearchWords}. Unknown texts count as empty, so the match is a lower bound. Returns `null` for a keyword
 * without words. The steps are chosen by us: stores weigh the name most, then the subtitle.
 */
export function computeTextMatch(keyword: string, app: Omit<IndexedApp, "ratingCount">): number | null {
  return createTextMatcher(app)(keyword);
}

/** Returns {@link computeTextMatch} for one app, whose texts are split into words only once. */
function createTextMatcher({ name, subtitle, otherTexts = [] }: Omit<IndexedApp, "ratingCount">) {
  const phrase = ` ${splitSearchWords(name).join(" ")} `;
  const heading = `${name} ${subtitle ?? ""}`;
  const [inName, inHeading, inAll] = [name, heading, [heading, ...otherTexts].join(" ")].map(
    (text) => new Set(splitSearchWords(text)),
  );
  return (keyword: string): number | null => {
    const words = splitSearchWords(keyword);
    if (words.length === 0) return null;
    if (phrase.includes(` ${words.join(" ")} `)) return 1;
    const isIn = (texts: ReadonlySet<string> | undefined) => words.every((word) => texts?.has(word));
    if (isIn(inName)) return 0.7;
    if (isIn(inHeading)) return 0.5;
    return isIn(inAll) ? 0.3 : 0;
  };
}

/**
 * Computes the strength of an app for a keyword, 0–1: 0.6 · authority + 0.4 · text match. Authority is min(1, log10(1 +
 * ratings) / 6); for the text match see {@link computeTextMatch}. Returns `null` if the number of ratings is unknown, or
 * for a keyword without words. The weights are chosen by us: apps with many ratings rank even with a partial match.
 */
export function computeStrength(keyword: string, app: IndexedApp): Strength | null {
  return createStrengthMeter(app)(keyword);
}

/** Returns {@link computeStrength} for one app and many keywords, also `null` if unknown; it prepares the app's texts only once. */
export function createStrengthMeter(app: IndexedApp): (keyword: string) => Strength | null {
  const computeMatch = createTextMatcher(app);
  const authority = app.ratingCount === null ? null : computeAuthority(app.ratingCount);
  return (keyword) => {
    const match = computeMatch(keyword);
    if (match === null || authority === null) return null;
    return { value: 0.6 * authority + 0.4 * match, authority, match };
  };
}
