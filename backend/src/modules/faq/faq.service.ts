import type { Faq, FaqCategoryCount } from "@listwise/contracts/content";
import type { Executor } from "../../infra/db/database";
import { presentCounts, presentFaq } from "./faq.presenter";
import { countFaqs, findFaqs, type FaqFilter } from "./faq.repository";

const isActive = true;

/** Returns the published questions that match a filter, in display order. */
export async function findActiveFaqs(db: Executor, filter: Omit<FaqFilter, "isActive">): Promise<Faq[]> {
  return (await findFaqs(db, { ...filter, isActive })).map(presentFaq);
}

/** Counts the published questions of each category, including empty categories. */
export async function countActiveFaqs(db: Executor): Promise<FaqCategoryCount[]> {
  return presentCounts(await countFaqs(db, { isActive }));
}
