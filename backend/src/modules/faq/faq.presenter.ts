import {
  FAQ_CATEGORIES,
  type EditedFaq,
  type Faq,
  type FaqCategory,
  type FaqCategoryCount,
} from "@listwise/contracts/content";
import type { FaqRow } from "./faq.repository";

export function presentFaq({ id, question, answer, category, subcategory, isActive }: FaqRow): Faq {
  return { id, question, answer, category, subcategory, isActive };
}

export function presentEdited(row: FaqRow): EditedFaq {
  return {
    ...presentFaq(row),
    order: row.sortOrder,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns the counts of all categories, including empty ones. */
export function presentCounts(counts: ReadonlyMap<FaqCategory, number>): FaqCategoryCount[] {
  return FAQ_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 }));
}
