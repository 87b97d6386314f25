export const UNKNOWN = "–";

/** Formats a figure with one digit; an unknown one is a dash. */
export function formatTenth(value: number | null): string {
  return value === null ? UNKNOWN : value.toFixed(1);
}
