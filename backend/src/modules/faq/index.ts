import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { faqAdminRoutes } from "./faq-admin.routes";
import { faqRoutes } from "./faq.routes";

export { findActiveFaqs, countActiveFaqs } from "./faq.service";
export { seedFaqs } from "./seed-faqs";

export function registerFaq(app: FastifyInstance, ctx: AppContext): void {
  faqRoutes(app, ctx);
  faqAdminRoutes(app, ctx);
}
