import { formatCount } from "@listwise/aso-core/text";
import { LISTING_TEXTS, type CompetitorKeywordRow, type ListingText } from "@listwise/contracts/keywords";

export const TEXT_NAMES: Readonly<Record<ListingText, string>> = {
  name: "name",
  subtitle: "subtitle",
  description: "description",
};

/** Returns where competitors' listings have a keyword: "2 names, 1 description"; empty if nowhere. */
export function describeMentions({ texts }: Pick<CompetitorKeywordRow, "texts">): string {
  return LISTING_TEXTS.flatMap((text) => {
    const count = texts.slice(1).filter((one) => one.includes(text)).length;
    return count === 0 ? [] : [formatCount(count, TEXT_NAMES[text])];
  }).join(", ");
}

const PART_NAMES = { relevance: "relevance", popularity: "popularity", chance: "chance" } as const;

/** Returns why a score is unknown. */
export function explainScore({ missing, checkedAt }: CompetitorKeywordRow): string {
  if (checkedAt === null) return "Check its ranks to get a score.";
  return `Unknown: ${missing.map((part) => PART_NAMES[part]).join(", ")}.`;
}
