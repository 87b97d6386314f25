import { splitSearchWords } from "../text/search-words";
import { computeAuthority, computeWordShare, type Contender } from "./search-results";

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
  const words = splitSearchWords(keyword);
  if (words.length === 0) return null;
  const { name, subtitle, otherTexts = [] } = app;
  const heading = `${name} ${subtitle ?? ""}`;
  const contains = (text: string) => computeWordShare(words, text) === 1;
  if (` ${splitSearchWords(name).join(" ")} `.includes(` ${words.join(" ")} `)) return 1;
  if (contains(name)) return 0.7;
  if (contains(heading)) return 0.5;
  return contains([heading, ...otherTexts].join(" ")) ? 0.3 : 0;
}

/**
 * Computes the strength of an app for a keyword, 0–1: 0.6 · authority + 0.4 · text match. Authority is min(1, log10(1 +
 * ratings) / 6); for the text match see {@link computeTextMatch}. Returns `null` if the number of ratings is unknown, or
 * for a keyword without words. The weights are chosen by us: apps with many ratings rank even with a partial match.
 */
export function computeStrength(keyword: string, app: IndexedApp): Strength | null {
  const match = computeTextMatch(keyword, app);
  if (match === null || app.ratingCount === null) return null;
  const authority = computeAuthority(app.ratingCount);
  return { value: 0.6 * authority + 0.4 * match, authority, match };
}
