/** Days within which an app can reach the top ten; chosen by us: long enough for a new version and its effect. */
export const CALIBRATION_DAYS = 60;

/** Fewest observations from which a share is computed; chosen by us. Fewer would say more about single apps. */
export const MIN_OBSERVATIONS = 30;

const BAND_WIDTH = 20;
const LAST_BAND = 4;

/** Chance of an app outside the top ten, 0–100, and whether it reached the top ten within {@link CALIBRATION_DAYS}. */
export interface ChanceObservation {
  chance: number;
  isReached: boolean;
  /** Number of such observations. */
  count: number;
}

/** Band of chances with the share of apps that reached the top ten. */
interface CalibrationBand {
  from: number;
  to: number;
  observations: number;
  /** 0–100%; `null` with fewer than {@link MIN_OBSERVATIONS}. */
  reached: number | null;
}

/**
 * Computes the share of apps that reached the top ten, 0–100%, per band of 20 points of the chance: 100 · reached /
 * observations. The shares aren't rounded.
 */
export function computeCalibration(observed: readonly ChanceObservation[]): CalibrationBand[] {
  return Array.from({ length: LAST_BAND + 1 }, (_, band) => {
    const inBand = observed.filter(
      ({ chance }) => Math.min(LAST_BAND, Math.floor(chance / BAND_WIDTH)) === band,
    );
    const sum = (list: readonly ChanceObservation[]) => list.reduce((total, { count }) => total + count, 0);
    const observations = sum(inBand);
    const reached = sum(inBand.filter(({ isReached }) => isReached));
    return {
      from: band * BAND_WIDTH,
      to: band === LAST_BAND ? 100 : (band + 1) * BAND_WIDTH - 1,
      observations,
      reached: observations < MIN_OBSERVATIONS ? null : (100 * reached) / observations,
    };
  });
}
