import type { Endpoint } from "@listwise/contracts/api";
import { draftImagesEndpoints } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import type { FastifyInstance } from "fastify";
import { createAuthorizationHooks } from "../../../infra/http/authorize-request";
import { failNotFound } from "../../../infra/http/errors";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import { listImages, loadImage, storeImage } from "./images.service";

const { list, store } = draftImagesEndpoints;
const READ: Endpoint = { ...store, method: "GET", perMinute: 300 };
const success = true as const;

export function draftImagesRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, list, async ({ params, user }) => ({
    success,
    ...(await listImages(ctx, user.id, params.id)),
  }));
  registerEndpoint(app, store, async ({ params: { id, image }, body, user }) => ({
    success,
    data: await storeImage(ctx, user.id, { draftId: id, id: image }, body.picture),
  }));
  // Responds with the image instead of the JSON envelope.
  const options = { ...createAuthorizationHooks(ctx, READ), schema: { hide: true } };
  app.get("/api/tool-works/:id/images/:image", options, async (request, reply) => {
    const params = z.safeParse(store.params, request.params);
    if (!params.success || !request.principal) throw failNotFound("image");
    const { id, image } = params.data;
    const { type, content } = await loadImage(ctx, request.principal.id, { draftId: id, id: image });
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", "attachment")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .type(type)
      .send(content);
  });
}
