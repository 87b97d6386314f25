import { CALIBRATION_DAYS, MIN_OBSERVATIONS } from "../scores/chance-calibration";

/** Band of chances; `observations` and `reached` (%) are `null` if too few apps are known. */
interface KnownBand {
  from: number;
  to: number;
  observations: number | null;
  reached: number | null;
}

/** Text of the page of figures about the chances so far: a sentence, and the bands with enough apps. */
interface CalibrationText {
  note: string;
  rows: { chance: string; observations: string; reached: string }[];
}

/** Describes how chances compare with what happened. `firstDay` is the UTC day of the first recorded chance. */
export function describeCalibration(bands: readonly KnownBand[], firstDay: string | null): CalibrationText {
  if (firstDay === null) return { note: "No chances have been recorded yet.", rows: [] };
  // Created here, because few pages need them.
  const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const wholeNumber = new Intl.NumberFormat("en-US");
  const since = `Recorded daily since ${longDate.format(new Date(firstDay))}, over all accounts.`;
  const rows = bands.flatMap(({ from, to, observations, reached }) =>
    observations === null || reached === null
      ? []
      : [
          {
            chance: `${from}–${to}`,
            observations: `${wholeNumber.format(observations)} outside the top 10`,
            reached: `${reached}% reached it within ${CALIBRATION_DAYS} days`,
          },
        ],
  );
  const note =
    rows.length === 0
      ? `${since} Outcomes follow after ${CALIBRATION_DAYS} days, once a range of chances has ${MIN_OBSERVATIONS} of them.`
      : since;
  return { note, rows };
}
