import { localizationsEndpoints } from "@listwise/contracts/tools";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { assignFields } from "./assignment.service";
import { NO_TERMS } from "./localization.schema";
import { loadDraft, listVersions, restoreDraft, saveDraft, loadWriter } from "./localization.service";
import { loadTranslationProvider, translateTexts } from "./translate.service";

const success = true as const;

export function localizationRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, localizationsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await loadDraft(ctx, user.id, params.id),
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
  registerEndpoint(app, localizationsEndpoints.translation, async () => ({
    success,
    data: await loadTranslationProvider(ctx),
  }));
  registerEndpoint(app, localizationsEndpoints.translate, async ({ body, user }) => ({
    success,
    ...(await translateTexts(ctx, user.id, { ...body, glossary: body.glossary ?? NO_TERMS })),
  }));
  registerEndpoint(app, localizationsEndpoints.assignFields, async ({ params, body, user }) => ({
    success,
    data: await assignFields(ctx, user.id, params.id, body),
  }));
}
