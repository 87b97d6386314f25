import { localizationsEndpoints } from "@listwise/contracts/tools";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { planKeywordFields } from "./coverage.service";
import { getDraft, listVersions, restoreDraft, saveDraft, loadWriter } from "./localization.service";
import { translateTexts } from "./translate.service";

const success = true as const;

export function localizationRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, localizationsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await getDraft(ctx, user.id, params.id),
  }));
  registerEndpoint(app, localizationsEndpoints.save, async ({ params, body, user }) => ({
    success,
    data: await saveDraft(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, localizationsEndpoints.versions, async ({ params, user }) => ({
    success,
    data: await listVersions(ctx, user.id, params.id),
  }));
  registerEndpoint(app, localizationsEndpoints.restore, async ({ params, body, user, transact }) => {
    const owner = await loadWriter(ctx, user.id, params.id);
    return transact(async (tx) => ({ success, data: await restoreDraft(tx, owner, body) }));
  });
  registerEndpoint(app, localizationsEndpoints.translate, async ({ body, user }) => ({
    success,
    ...(await translateTexts(ctx, user.id, body)),
  }));
  registerEndpoint(app, localizationsEndpoints.coverage, async ({ params, body, user }) => ({
    success,
    data: await planKeywordFields(ctx, user.id, params.id, body),
  }));
}
