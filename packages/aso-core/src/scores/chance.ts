import { findMissing, type Estimate } from "./estimate";
import { computeMedian, TOP } from "./search-results";

/** Name and version of the chance; a change of its results needs a new version. */
export const CHANCE_ALGORITHM = { algorithm: "strength-against-top10", version: 1 } as const;

/** Fewest results of known strength from which a chance is computed; chosen by us: half of the top ten. */
const MIN_KNOWN = 5;
/** Number of results that the chance needs: the top ten and one more, because the app itself is left out. */
export const CHANCE_RESULTS = TOP + 1;

/** Number of results above those that the app must beat to enter the top ten; ranks 6–10 are the lower half. */
const UPPER_HALF = 5;
/** Steepness of the logistic curve; chosen by us, so that a lead of 0.2 gives about three in four. */
const STEEPNESS = 6;

/** Input that a chance can lack: the own strength, or enough results of known strength. */
export type ChanceInput = "ownStrength" | "results";

const listKnown = (strengths: readonly (number | null)[]) =>
  strengths.filter((strength) => strength !== null);

/**
 * Computes the chance that an app can reach the top ten for a keyword, 0–100: 100 / (1 + e^(−6 · (own strength − m))). m
 * is the median known strength of ranks 6–10. `results` are the strengths of the other apps in the search results in
 * order, 0–1, `null` if unknown; leave out the app itself, because it doesn't compete with itself. The value is `null`
 * if the own strength is unknown, or with fewer than five known strengths in the top ten or none in ranks 6–10.
 *
 * The curve is chosen by us, and 50 means as strong as the apps to beat. It isn't a measured probability;
 * `computeCalibration` compares it with what happened.
 */
export function computeChance(
  own: number | null,
  results: readonly (number | null)[],
): Estimate<ChanceInput> {
  const top = results.slice(0, TOP);
  const toBeat = listKnown(top).length < MIN_KNOWN ? null : computeMedian(listKnown(top.slice(UPPER_HALF)));
  if (own === null || toBeat === null) {
    const missing = findMissing([
      ["ownStrength", own],
      ["results", toBeat],
    ]);
    return { value: null, missing };
  }
  return { value: 100 / (1 + Math.exp(-STEEPNESS * (own - toBeat))), missing: [] };
}
