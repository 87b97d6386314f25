import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ApiFailure } from "../../../infra/http/errors";
import { countRefusal } from "./refusals.repository";

const DetailsSchema = z.object({ feature: z.string() });

/**
 * Counts every request that a limit refused, after the transaction of the request was rolled back. A failure to count
 * doesn't change the response.
 */
export function recordRefusals(app: FastifyInstance): void {
  app.addHook("onError", async ({ principal, log }, _reply, error) => {
    if (!(error instanceof ApiFailure) || error.code !== "FEATURE_LIMIT_EXCEEDED" || !principal) return;
    const details = DetailsSchema.safeParse(error.details);
    if (!details.success || principal.viewer) return;
    await countRefusal(app.ctx.db, principal.id, details.data.feature).catch((problem: unknown) =>
      log.warn({ err: problem }, "a refusal at a limit couldn't be counted"),
    );
  });
}
