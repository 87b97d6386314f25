export const STUFFED_ABOVE = 5;

export type BarColour = "pink" | "purple" | "blue";

export function barColour(density: number): BarColour {
  if (density > 3) return "pink";
  return density > 1.5 ? "purple" : "blue";
}

const percent = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function formatPercent(density: number): string {
  return `${percent.format(density)}%`;
}
