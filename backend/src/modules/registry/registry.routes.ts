import { createHash } from "node:crypto";
import { isAdminRole } from "@listwise/contracts/api";
import { BUCKET_HEADER } from "@listwise/contracts/remotes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseBearerToken } from "../../infra/http/authenticate";
import { buildRegistry } from "./registry.service";
import type { ReleaseStore } from "./release-store";
import { parseCompositionRequest } from "./parse-composition-request";
import { findRequestedPreview } from "./requested-preview";

/** Serves `GET /remotes.json`: the registry for the caller's role and browser. */
export function serveRegistry(app: FastifyInstance, store: ReleaseStore): void {
  app.get("/remotes.json", { schema: { hide: true } }, async (request, reply) => {
    const { config } = app.ctx;
    const isAdmin = await isAdminRequest(request);
    const preview = await findRequestedPreview(app, request.url);
    const mayPin = isAdmin || (config.loopback && config.demoData);
    const view = parseCompositionRequest(request, mayPin, preview);
    const body = JSON.stringify(buildRegistry(await store.current(view), isAdmin, preview));
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    reply.headers({ etag, "cache-control": "no-cache", vary: `Authorization, ${BUCKET_HEADER}, Cookie` });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(body);
  });
}

/** Returns true for administrators. An invalid token counts as a visitor: the registry is never refused. */
async function isAdminRequest(request: FastifyRequest): Promise<boolean> {
  const token = parseBearerToken(request.headers.authorization);
  if (token === null) return false;
  try {
    const { role, verified, secondFactorMissing } = await request.server.ctx.auth.authenticate(token);
    // The admin pages explain what is missing.
    return verified && (isAdminRole(role) || secondFactorMissing);
  } catch (error) {
    request.log.debug({ err: error }, "registry requested with an invalid token");
    return false;
  }
}
