import { faqAdminEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { changeFaq, createFaq, readFaq, removeFaq, reorder, toggleStatus } from "./faq-admin.service";
import { presentCounts, presentEdited } from "./faq.presenter";
import { countFaqs, findFaqs, findSubcategories } from "./faq.repository";

const success = true as const;

export function faqAdminRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  registerEndpoint(app, faqAdminEndpoints.list, async ({ query: { isActive, ...filter } }) => {
    const found = await findFaqs(db, {
      ...filter,
      isActive: isActive === undefined ? undefined : isActive === "true",
    });
    return { success, data: found.map(presentEdited) };
  });
  registerEndpoint(app, faqAdminEndpoints.categories, async () => ({
    success,
    data: presentCounts(await countFaqs(db, {})),
  }));
  registerEndpoint(app, faqAdminEndpoints.subcategories, async ({ params }) => ({
    success,
    data: await findSubcategories(db, params),
  }));
  registerEndpoint(app, faqAdminEndpoints.one, async ({ params }) => ({
    success,
    data: await readFaq(db, params.id),
  }));
  registerEndpoint(app, faqAdminEndpoints.create, ({ body, request, transact }) =>
    transact(async (tx) => ({ success, data: await createFaq(ctx, tx, body, request) })),
  );
  registerEndpoint(app, faqAdminEndpoints.update, async ({ params, body, request }) => ({
    success,
    data: await changeFaq(ctx, params.id, body, request),
  }));
  registerEndpoint(app, faqAdminEndpoints.remove, async ({ params, request }) => {
    await removeFaq(ctx, params.id, request);
    return { success };
  });
  registerEndpoint(app, faqAdminEndpoints.reorder, async ({ body, request }) => ({
    success,
    data: await reorder(ctx, body.faqOrders, request),
  }));
  registerEndpoint(app, faqAdminEndpoints.toggleStatus, async ({ params, request }) => ({
    success,
    data: await toggleStatus(ctx, params.id, request),
  }));
}
