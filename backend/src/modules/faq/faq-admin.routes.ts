import { faqAdminEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { changeFaq, createFaq, readFaq, removeFaq, reorder, toggleStatus } from "./faq-admin.service";
import { presentCounts, presentEdited } from "./faq.presenter";
import { countFaqs, findFaqs, findSubcategories } from "./faq.repository";

const success = true as const;

export function faqAdminRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  bind(app, faqAdminEndpoints.list, async ({ query: { isActive, ...filter } }) => {
    const found = await findFaqs(db, {
      ...filter,
      isActive: isActive === undefined ? undefined : isActive === "true",
    });
    return { success, data: found.map(presentEdited) };
  });
  bind(app, faqAdminEndpoints.categories, async () => ({
    success,
    data: presentCounts(await countFaqs(db, {})),
  }));
  bind(app, faqAdminEndpoints.subcategories, async ({ params }) => ({
    success,
    data: await findSubcategories(db, params),
  }));
  bind(app, faqAdminEndpoints.one, async ({ params }) => ({ success, data: await readFaq(db, params.id) }));
  bind(app, faqAdminEndpoints.create, ({ body, request, transact }) =>
    transact(async (tx) => ({ success, data: await createFaq(ctx, tx, body, request) })),
  );
  bind(app, faqAdminEndpoints.update, async ({ params, body, request }) => ({
    success,
    data: await changeFaq(ctx, params.id, body, request),
  }));
  bind(app, faqAdminEndpoints.remove, async ({ params, request }) => {
    await removeFaq(ctx, params.id, request);
    return { success };
  });
  bind(app, faqAdminEndpoints.reorder, async ({ body, request }) => ({
    success,
    data: await reorder(ctx, body.faqOrders, request),
  }));
  bind(app, faqAdminEndpoints.toggleStatus, async ({ params, request }) => ({
    success,
    data: await toggleStatus(ctx, params.id, request),
  }));
}
