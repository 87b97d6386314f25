import type { Faq, FaqCategoryCount } from "@listwise/contracts";
import type { Executor } from "../../platform/database";
import { presentCounts, presentFaq } from "./faq.presenter";
import { countFaqs, findFaqs, type FaqFilter } from "./faq.repository";

const isActive = true;

/** What everybody may read of the FAQ. */
export async function activeFaqs(db: Executor, filter: Omit<FaqFilter, "isActive">): Promise<Faq[]> {
  return (await findFaqs(db, { ...filter, isActive })).map(presentFaq);
}

export async function countActiveFaqs(db: Executor): Promise<FaqCategoryCount[]> {
  return presentCounts(await countFaqs(db, { isActive }));
}
