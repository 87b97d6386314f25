import { limitsAdminEndpoints, userLimitsEndpoints } from "@listwise/contracts/limits";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import {
  changeTemplate,
  createTemplate,
  listDefinitions,
  listTemplates,
  removeTemplate,
  setDisplay,
} from "../plans/templates.service";
import { loadUserLimits, resetUsage, setUserLimits, setUserPlan, loadUserUsage } from "./user-limits.service";

const success = true as const;

export function limitsAdminRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, limitsAdminEndpoints.templates, async () => ({
    success,
    data: await listTemplates(ctx.db),
  }));
  registerEndpoint(app, limitsAdminEndpoints.createTemplate, async ({ body, request }) => ({
    success,
    data: await createTemplate(ctx, body, { request }),
  }));
  registerEndpoint(app, limitsAdminEndpoints.updateTemplate, async ({ params, body, request }) => ({
    success,
    data: await changeTemplate(ctx, params.id, body, { request }),
  }));
  registerEndpoint(app, limitsAdminEndpoints.deleteTemplate, async ({ params, request }) => {
    await removeTemplate(ctx, params.id, { request });
    return { success };
  });
  registerEndpoint(app, limitsAdminEndpoints.definitions, async () => ({
    success,
    data: await listDefinitions(ctx.db),
  }));
  registerEndpoint(app, limitsAdminEndpoints.setDisplay, async ({ params, body, request }) => ({
    success,
    data: await setDisplay(ctx, params.id, body, { request }),
  }));
  registerEndpoint(app, userLimitsEndpoints.userUsage, async ({ params, query }) => ({
    success,
    ...(await loadUserUsage(ctx, params.id, query)),
  }));
  registerEndpoint(app, userLimitsEndpoints.resetUsage, async ({ params, request }) => ({
    success,
    data: await resetUsage(ctx, params.id, null, { request }),
  }));
  registerEndpoint(app, userLimitsEndpoints.resetFeature, async ({ params, request }) => ({
    success,
    data: await resetUsage(ctx, params.id, params.feature, { request }),
  }));
  registerEndpoint(app, userLimitsEndpoints.userLimits, async ({ params }) => ({
    success,
    data: await loadUserLimits(ctx.db, params.id),
  }));
  registerEndpoint(app, userLimitsEndpoints.setUserLimits, async ({ params, body, request }) => ({
    success,
    data: await setUserLimits(ctx, params.id, body.limits, { request }),
  }));
  registerEndpoint(app, userLimitsEndpoints.setUserPlan, async ({ params, body, request }) => ({
    success,
    data: await setUserPlan(ctx, params.id, body.plan, { request }),
  }));
}
