import type { AppContext } from "../../infra/context";
import { findFaqs, insertFaq } from "./faq.repository";
import { firstAnswers } from "./seed/first-answers";
import { moreAnswers } from "./seed/more-answers";

/** Seeds an empty FAQ with the product's default questions. */
export async function seedFaqs({ db }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await findFaqs(tx, {})).length > 0) return;
    for (const faq of [...firstAnswers, ...moreAnswers]) await insertFaq(tx, { ...faq, isActive: true });
  });
}
