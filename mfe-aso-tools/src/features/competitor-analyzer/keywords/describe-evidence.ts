import { formatCount } from "@listwise/aso-core/text";
import type { Platform } from "@listwise/aso-core/stores";
import { getFieldName } from "@listwise/contracts/analytics";
import { LISTING_TEXTS, type CompetitorKeywordRow, type ListingText } from "@listwise/contracts/keywords";

/** Returns the name of a listing's text in a store: Google Play has short descriptions instead of subtitles. */
export const getTextName = (text: ListingText, platform: Platform) =>
  getFieldName(text, platform).toLowerCase();

/** Returns where competitors' listings have a keyword: "2 names, 1 description"; empty if nowhere. */
export function describeMentions({ texts }: Pick<CompetitorKeywordRow, "texts">, platform: Platform): string {
  return LISTING_TEXTS.flatMap((text) => {
    const count = texts.slice(1).filter((one) => one.includes(text)).length;
    return count === 0 ? [] : [formatCount(count, getTextName(text, platform))];
  }).join(", ");
}

const PART_NAMES = { relevance: "relevance", popularity: "popularity", chance: "chance" } as const;

/** Returns why a score is unknown. */
export function explainScore({ missing, checkedAt }: CompetitorKeywordRow): string {
  if (checkedAt === null) return "Check its ranks to get a score.";
  return `Unknown: ${missing.map((part) => PART_NAMES[part]).join(", ")}.`;
}
