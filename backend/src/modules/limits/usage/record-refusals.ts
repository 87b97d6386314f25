import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { z } from "zod";
import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import { countRefusal } from "./refusals.repository";

const DetailsSchema = z.object({ feature: z.string() });

/** Counts a refusal of a user's request if it came from a limit. A failure to count doesn't change the response. */
export async function recordRefusal(
  { db, log }: Pick<AppContext, "db"> & { log: Pick<FastifyBaseLogger, "warn"> },
  userId: number,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ApiFailure) || error.code !== "FEATURE_LIMIT_EXCEEDED") return;
  const details = DetailsSchema.safeParse(error.details);
  if (!details.success) return;
  await countRefusal(db, userId, details.data.feature).catch((problem: unknown) =>
    log.warn({ err: problem }, "a refusal at a limit couldn't be counted"),
  );
}

/** Counts every request that a limit refused, after the transaction of the request was rolled back. */
export function recordRefusals(app: FastifyInstance): void {
  app.addHook("onError", async ({ principal, log }, _reply, error) => {
    if (!principal || principal.viewer) return;
    await recordRefusal({ db: app.ctx.db, log }, principal.id, error);
  });
}
