import type { FastifyInstance } from "fastify";
import { fail } from "../../platform/errors";
import { takePaddleEvent } from "./events.service";
import { isSigned } from "./signature";

const BODY_LIMIT = 256 * 1024;

/** Registers the webhook for the provider's events. The body is not parsed, because the signature covers its raw bytes. */
export async function takeWebhooks(app: FastifyInstance): Promise<void> {
  const { ctx } = app;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post("/api/webhooks/paddle", { bodyLimit: BODY_LIMIT, schema: { hide: true } }, async (request) => {
      const { paddle } = ctx.config;
      if (!paddle) throw fail("UNAVAILABLE", "No payment provider is set up here.");
      const body = typeof request.body === "string" ? request.body : "";
      const header = request.headers["paddle-signature"];
      if (!isSigned(paddle.webhookSecret, Array.isArray(header) ? header[0] : header, body)) {
        request.log.warn("webhook rejected: invalid or expired signature");
        throw fail("UNAUTHORIZED", "The signature is invalid or has expired.");
      }
      return { success: true, result: await takePaddleEvent(ctx, body) };
    });
  });
}
