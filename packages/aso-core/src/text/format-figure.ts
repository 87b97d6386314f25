const UNKNOWN = "–";

/** Rounds a figure to one decimal, as it is shown; an unknown one stays `null`. */
export function roundToTenth(value: number): number;
export function roundToTenth(value: number | null): number | null;
export function roundToTenth(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}

/** Formats a figure with one decimal, such as an average rank: 12.5 → "12.5"; an unknown one is a dash. */
export function formatTenth(value: number | null): string {
  return value === null ? UNKNOWN : value.toFixed(1);
}

/** Formats a percentage with one digit, such as a visibility: 72.5 → "72.5%"; an unknown one is a dash. */
export function formatPercent(value: number | null): string {
  return value === null ? UNKNOWN : `${value.toFixed(1)}%`;
}
