import { faqEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { presentCounts, presentFaq } from "./faq.presenter";
import { countFaqs, findFaq, findFaqs, findSubcategories } from "./faq.repository";

const success = true as const;
const isActive = true;

export function faqRoutes(app: FastifyInstance, { db }: AppContext): void {
  bind(app, faqEndpoints.publicList, async ({ query }) => {
    const found = query.isActive === "false" ? [] : await findFaqs(db, { ...query, isActive });
    return { success, data: found.map(presentFaq) };
  });
  bind(app, faqEndpoints.publicCategories, async () => ({
    success,
    data: presentCounts(await countFaqs(db, { isActive })),
  }));
  bind(app, faqEndpoints.publicSubcategories, async ({ params }) => ({
    success,
    data: await findSubcategories(db, { category: params.category, isActive }),
  }));
  bind(app, faqEndpoints.publicOne, async ({ params }) => {
    const faq = await findFaq(db, params.id);
    if (!faq?.isActive) throw fail("NOT_FOUND", "There is no such question.");
    return { success, data: presentFaq(faq) };
  });
}
