import { previewsEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { assertOwnStore } from "../live/status.service";
import { getActor } from "../callers";
import {
  createPreview,
  endPreview,
  findPreviewNotice,
  loadPreviews,
  type PreviewManager,
} from "./previews.service";

const getManager = (request: FastifyRequest): PreviewManager => ({
  actor: getActor(request),
  team: request.team?.release ?? null,
});

/** Registers the endpoints of previews, and how pages and the registry find them. */
export function registerPreviews(app: FastifyInstance): void {
  const { ctx } = app;
  app.decorate("findPreview", (id) => findPreviewNotice(ctx, id));
  registerEndpoint(app, previewsEndpoints.list, async ({ request }) => ({
    success: true,
    data: await loadPreviews(ctx, getManager(request)),
  }));
  registerEndpoint(app, previewsEndpoints.create, async ({ body, request }) => {
    await assertOwnStore(ctx);
    const data = await createPreview(ctx, getManager(request), body);
    return { success: true, data, message: `“${data.label}” is at ${data.url}` };
  });
  registerEndpoint(app, previewsEndpoints.end, async ({ params: { id }, request }) => {
    const { label } = await endPreview(ctx, getManager(request), id);
    return { success: true, message: `“${label}” has ended.` };
  });
}
