import { whenUsed } from "./when-used";

const whole = whenUsed(() => new Intl.NumberFormat("en-US"));
const compact = whenUsed(
  () => new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }),
);

/** 12345 → "12,345"; nothing known → "–". */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : whole().format(value);
}

/** 12345 → "12.3K", for narrow places. */
export function formatCompact(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : compact().format(value);
}
