import { computeClickShare } from "./click-share";

/** Name and version of the visibility; a change of its results needs a new version. */
export const VISIBILITY_ALGORITHM = { algorithm: "popularity-click-share", version: 1 } as const;

/** Keyword of an app's list. */
export interface ListedKeyword {
  /** Popularity, 0–100; `null` if unknown. */
  popularity: number | null;
  /** Rank from 1; above 200 the app isn't ranked; `null` if the rank was never checked. */
  rank: number | null;
}

/** Visibility of an app with the number of keywords behind it. */
export interface Visibility {
  /** Visibility, 0–100; `null` if no keyword counts. */
  value: number | null;
  /** Number of keywords that count: checked, with a known popularity. */
  counted: number;
  /** Numbers of the other keywords. Those with neither a check nor a popularity are unchecked. */
  leftOut: { unchecked: number; unknownPopularity: number };
}

/**
 * Computes the visibility of an app for a list of keywords in a country, 0–100: 100 · Σ popularity · click share(rank) /
 * (Σ popularity · click share(1)). Keywords that the app doesn't rank for count as 0. Keywords that were never checked,
 * and those with unknown popularity, are left out and counted. The value isn't rounded. The formula is chosen by us: it
 * is the share of the taps that the list could bring, if the number of searches were proportional to the popularity.
 */
export function computeVisibility(list: readonly ListedKeyword[]): Visibility {
  let [reached, possible, counted] = [0, 0, 0];
  const leftOut = { unchecked: 0, unknownPopularity: 0 };
  for (const { popularity, rank } of list) {
    if (rank === null) leftOut.unchecked += 1;
    else if (popularity === null) leftOut.unknownPopularity += 1;
    else {
      counted += 1;
      reached += popularity * computeClickShare(rank);
      possible += popularity * computeClickShare(1);
    }
  }
  return { value: possible === 0 ? null : 100 * (reached / possible), counted, leftOut };
}

/** Share of visibility with the number of competitors behind it. */
export interface VisibilityShare {
  /** Share, 0–100%; `null` if it is unknown. */
  value: number | null;
  /** Number of competitors with known visibility. */
  counted: number;
  /** Number of competitors with unknown visibility, which are left out. */
  leftOut: number;
}

/**
 * Computes an app's share of visibility among its competitors, 0–100%: 100 · own visibility / Σ visibility of the app
 * and its competitors, all for the same keywords. Returns the value `null` if the own visibility is unknown, if no
 * competitor's is known, or if none of the apps is visible.
 */
export function computeVisibilityShare(
  own: number | null,
  competitors: readonly (number | null)[],
): VisibilityShare {
  const known = competitors.filter((visibility) => visibility !== null);
  const total = known.reduce((sum, visibility) => sum + visibility, own ?? 0);
  return {
    value: own === null || known.length === 0 || total === 0 ? null : 100 * (own / total),
    counted: known.length,
    leftOut: competitors.length - known.length,
  };
}
