const UNKNOWN = "–";

/** Formats a figure with one digit, such as an average rank: 12.5 → "12.5"; an unknown one is a dash. */
export function formatTenth(value: number | null): string {
  return value === null ? UNKNOWN : value.toFixed(1);
}

/** Formats a percentage with one digit, such as a visibility: 72.5 → "72.5%"; an unknown one is a dash. */
export function formatPercent(value: number | null): string {
  return value === null ? UNKNOWN : `${value.toFixed(1)}%`;
}
