import type { FastifyInstance } from "fastify";

/** Headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "x-frame-options": "DENY",
};

/** Sets the headers of every response, including the request id that identifies it in the log. */
export function installSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
  });
}
