import type { ListFigures } from "@listwise/contracts/portfolio";

/** Returns the number of ranked keywords of the list: "8 of 12 ranked". */
export function formatRanked({ ranked, keywords }: Pick<ListFigures, "ranked" | "keywords">): string {
  return keywords === 0 ? "No keywords" : `${ranked} of ${keywords} ranked`;
}
