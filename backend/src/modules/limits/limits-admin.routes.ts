import { limitsAdminEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import {
  changeTemplate,
  createTemplate,
  listDefinitions,
  listTemplates,
  removeTemplate,
  setDisplay,
} from "./templates.service";
import { limitsOfUser, resetUsage, setUserLimits, setUserPlan, usageOfUser } from "./user-limits.service";

const success = true as const;

export function limitsAdminRoutes(app: FastifyInstance, ctx: AppContext): void {
  const ends = limitsAdminEndpoints;
  bind(app, ends.templates, async () => ({ success, data: await listTemplates(ctx.db) }));
  bind(app, ends.createTemplate, async ({ body, request }) => ({
    success,
    data: await createTemplate(ctx, body, { request }),
  }));
  bind(app, ends.updateTemplate, async ({ params, body, request }) => ({
    success,
    data: await changeTemplate(ctx, params.id, body, { request }),
  }));
  bind(app, ends.deleteTemplate, async ({ params, request }) => {
    await removeTemplate(ctx, params.id, { request });
    return { success };
  });
  bind(app, ends.definitions, async () => ({ success, data: await listDefinitions(ctx.db) }));
  bind(app, ends.setDisplay, async ({ params, body, request }) => ({
    success,
    data: await setDisplay(ctx, params.id, body, { request }),
  }));
  bind(app, ends.userUsage, async ({ params, query }) => ({
    success,
    ...(await usageOfUser(ctx, params.id, query)),
  }));
  bind(app, ends.resetUsage, async ({ params, request }) => ({
    success,
    data: await resetUsage(ctx, params.id, null, { request }),
  }));
  bind(app, ends.resetFeature, async ({ params, request }) => ({
    success,
    data: await resetUsage(ctx, params.id, params.feature, { request }),
  }));
  bind(app, ends.userLimits, async ({ params }) => ({
    success,
    data: await limitsOfUser(ctx.db, params.id),
  }));
  bind(app, ends.setUserLimits, async ({ params, body, request }) => ({
    success,
    data: await setUserLimits(ctx, params.id, body.limits, { request }),
  }));
  bind(app, ends.setUserPlan, async ({ params, body, request }) => ({
    success,
    data: await setUserPlan(ctx, params.id, body.plan, { request }),
  }));
}
