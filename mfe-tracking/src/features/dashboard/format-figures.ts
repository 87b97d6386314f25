import { formatCount } from "@listwise/aso-core/text";
import type { ListFigures } from "@listwise/contracts/portfolio";

/** Explains why the visibility is unknown; `null` if it is known. */
export function explainNoVisibility(figures: ListFigures, advanced: boolean): string | null {
  const { visibility, keywords, unchecked } = figures;
  if (visibility !== null) return null;
  if (!advanced) return "Not available on your current plan";
  if (keywords === 0) return "No keywords on the list";
  return unchecked === keywords ? "No keyword was checked yet" : "The popularity of the keywords is unknown";
}

/** Names the keywords that the visibility leaves out; `null` if it covers all. */
export function formatLeftOut({ unchecked, unknownPopularity }: ListFigures): string | null {
  const parts = [
    unchecked > 0 && `${formatCount(unchecked, "keyword")} never checked`,
    unknownPopularity > 0 && `${formatCount(unknownPopularity, "keyword")} with unknown popularity`,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Left out: ${parts.join(" and ")}.`;
}
