import type { FastifyInstance } from "fastify";
import { fail } from "../../platform/errors";
import { readBody } from "../../platform/read-body";
import { takePaddleEvent } from "./events.service";
import { isSigned } from "./signature";

const BODY_LIMIT = 256 * 1024;

/** Takes the provider's events. The signature is over the bytes as they came, so nothing parses them before. */
export async function takeWebhooks(app: FastifyInstance): Promise<void> {
  const { ctx } = app;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", readBody);
    scope.post("/api/webhooks/paddle", { bodyLimit: BODY_LIMIT, schema: { hide: true } }, async (request) => {
      const { paddle } = ctx.config;
      if (!paddle) throw fail("UNAVAILABLE", "No payment provider is set up here.");
      const body = typeof request.body === "string" ? request.body : "";
      const header = request.headers["paddle-signature"];
      if (!isSigned(paddle.webhookSecret, Array.isArray(header) ? header[0] : header, body)) {
        request.log.warn("a webhook with a wrong or old signature was refused");
        throw fail("UNAUTHORIZED", "The signature is wrong or too old.");
      }
      return { success: true, result: await takePaddleEvent(ctx, body) };
    });
  });
}
