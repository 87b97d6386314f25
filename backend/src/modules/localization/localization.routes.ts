import { localizationsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { planKeywordFields } from "./coverage.service";
import { getDraft, listVersions, restoreDraft, saveDraft, writerOf } from "./localization.service";
import { translateTexts } from "./translate.service";

const success = true as const;

export function localizationRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, localizationsEndpoints.get, async ({ params, user }) => ({
    success,
    data: await getDraft(ctx, user.id, params.id),
  }));
  bind(app, localizationsEndpoints.save, async ({ params, body, user }) => ({
    success,
    data: await saveDraft(ctx, user.id, params.id, body),
  }));
  bind(app, localizationsEndpoints.versions, async ({ params, user }) => ({
    success,
    data: await listVersions(ctx, user.id, params.id),
  }));
  bind(app, localizationsEndpoints.restore, async ({ params, body, user, transact }) => {
    const owner = await writerOf(ctx, user.id, params.id);
    return transact(async (tx) => ({ success, data: await restoreDraft(tx, owner, body) }));
  });
  bind(app, localizationsEndpoints.translate, async ({ body, user }) => ({
    success,
    ...(await translateTexts(ctx, user.id, body)),
  }));
  bind(app, localizationsEndpoints.coverage, async ({ params, body, user }) => ({
    success,
    data: await planKeywordFields(ctx, user.id, params.id, body),
  }));
}
