/** Share of a text in percent above which a word counts as keyword stuffing. */
export const STUFFING_PERCENT = 5;

/** Color of a density bar. */
export type BarColor = "pink" | "purple" | "blue";

/** Returns pink above 3 percent, purple above 1.5, otherwise blue. */
export function getBarColor(density: number): BarColor {
  if (density > 3) return "pink";
  return density > 1.5 ? "purple" : "blue";
}

let percent: Intl.NumberFormat | undefined;

/** Formats a density in percent: 33.333 becomes "33.3%". */
export function formatPercent(density: number): string {
  percent ??= new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${percent.format(density)}%`;
}
