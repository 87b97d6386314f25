/** Percent of a text above which a word reads as stuffing. */
export const STUFFED_ABOVE = 5;

/** Colour of a density's bar. */
export type BarColour = "pink" | "purple" | "blue";

/** Pink above 3 percent, purple above 1.5, else blue. */
export function barColour(density: number): BarColour {
  if (density > 3) return "pink";
  return density > 1.5 ? "purple" : "blue";
}

const percent = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A density as words: 33.333 becomes "33.3%". */
export function formatPercent(density: number): string {
  return `${percent.format(density)}%`;
}
