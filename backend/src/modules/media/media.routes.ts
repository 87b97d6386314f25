import { createHash } from "node:crypto";
import { mediaEndpoints } from "@listwise/contracts/content";
import type { FastifyInstance, FastifyReply } from "fastify";
import { toNetworkKey } from "../../infra/http/authorize-request";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { AddressRefused, FetchFailed } from "../../infra/security/ssrf-safe-fetch";
import { loadMediaPaths, MEDIA_PATH } from "../../infra/http/pictures/media-paths";
import { loadPicture } from "./media.service";
import { detectPictureType } from "./picture-type";

const WEEK_SECONDS = 7 * 86_400;
const FAILURE_SECONDS = 60;

/** Serves images of other hosts under signed paths, so that no one can make this server fetch arbitrary URLs. */
export function mediaRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, mediaEndpoints.preview, async ({ body }) => ({ success: true, data: body }));
  app.get(`${MEDIA_PATH}*`, { schema: { hide: true } }, async (request, reply) => {
    // Even if an image is mistaken for another type, it can't run scripts.
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    const path = request.url.split("?")[0] ?? "";
    const address = (await loadMediaPaths(ctx)).toAddress(path);
    if (address === null) return refuse(reply, 404);
    try {
      const picture = await loadPicture(ctx, address, toNetworkKey(request.ip));
      return sendPicture(reply, picture, request.headers["if-none-match"]);
    } catch (error) {
      if (error instanceof AddressRefused) return refuse(reply, 404);
      if (!(error instanceof FetchFailed)) throw error;
      ctx.log.info({ reason: error.message, host: new URL(address).host }, "image not fetched");
      return refuse(reply, 502);
    }
  });
}

function sendPicture(reply: FastifyReply, picture: Buffer, known: string | undefined): FastifyReply {
  const etag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 27)}"`;
  reply.header("etag", etag).header("cache-control", `public, max-age=${WEEK_SECONDS}`);
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type(detectPictureType(picture) ?? "application/octet-stream").send(picture);
}

function refuse(reply: FastifyReply, status: 404 | 502): FastifyReply {
  return reply.code(status).header("cache-control", `public, max-age=${FAILURE_SECONDS}`).send();
}
