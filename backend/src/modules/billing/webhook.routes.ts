import type { FastifyInstance } from "fastify";
import { fail } from "../../infra/http/errors";
import { readBody } from "../../infra/http/body/read-body";
import { processPaddleEvent } from "./events.service";
import { isSignatureValid } from "./signature";

const MAX_BODY_BYTES = 256 * 1024;

/** Registers the webhook for the provider's events. The body is not parsed, because the signature covers its raw bytes. */
export async function registerWebhooks(app: FastifyInstance): Promise<void> {
  const { ctx } = app;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", readBody);
    scope.post(
      "/api/webhooks/paddle",
      { bodyLimit: MAX_BODY_BYTES, schema: { hide: true } },
      async (request) => {
        const { paddle } = ctx.config;
        if (!paddle) throw fail("UNAVAILABLE", "No payment provider is set up here.");
        const body = typeof request.body === "string" ? request.body : "";
        const header = request.headers["paddle-signature"];
        if (!isSignatureValid(paddle.webhookSecret, Array.isArray(header) ? header[0] : header, body)) {
          request.log.warn("webhook rejected: invalid or expired signature");
          throw fail("UNAUTHORIZED", "The signature is invalid or has expired.");
        }
        return { success: true, result: await processPaddleEvent(ctx, body) };
      },
    );
  });
}
