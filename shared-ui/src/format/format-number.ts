import { memoizeLazy } from "./memoize-lazy";

const whole = memoizeLazy(() => new Intl.NumberFormat("en-US"));
const compact = memoizeLazy(
  () => new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }),
);

/** Formats a number: 12345 → "12,345"; an unknown value → "–". */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : whole().format(value);
}

/** Formats a number compactly: 12345 → "12.3K"; an unknown value → "–". */
export function formatCompact(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : compact().format(value);
}
