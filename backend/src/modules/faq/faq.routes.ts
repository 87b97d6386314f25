import { faqEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { failNotFound } from "../../infra/http/errors";
import { presentFaq } from "./faq.presenter";
import { findFaq, findSubcategories } from "./faq.repository";
import { findActiveFaqs, countActiveFaqs } from "./faq.service";

const success = true as const;
const isActive = true;

export function faqRoutes(app: FastifyInstance, { db }: AppContext): void {
  registerEndpoint(app, faqEndpoints.publicList, async ({ query }) => {
    const { isActive: shown, ...filter } = query;
    return { success, data: shown === "false" ? [] : await findActiveFaqs(db, filter) };
  });
  registerEndpoint(app, faqEndpoints.publicCategories, async () => ({
    success,
    data: await countActiveFaqs(db),
  }));
  registerEndpoint(app, faqEndpoints.publicSubcategories, async ({ params }) => ({
    success,
    data: await findSubcategories(db, { category: params.category, isActive }),
  }));
  registerEndpoint(app, faqEndpoints.publicOne, async ({ params }) => {
    const faq = await findFaq(db, params.id);
    if (!faq?.isActive) throw failNotFound("question");
    return { success, data: presentFaq(faq) };
  });
}
