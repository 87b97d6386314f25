import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../infra/context";
import { refund } from "../limits";
import type { ExportPlan } from "./export-plan";

const DAY_SECONDS = 86_400;

/**
 * Refunds a streamed export that breaks off: always after a server error, and once a day after a lost connection. The
 * daily cap keeps Retry working but stops clients from aborting each download at the last byte to avoid the charge.
 */
export function refundBrokenStream(
  ctx: AppContext,
  plan: ExportPlan,
  request: FastifyRequest,
  reply: FastifyReply,
  content: Readable,
): void {
  const userId = request.principal?.id;
  let failed = false;
  let whole = false;
  content.once("error", () => void (failed = true));
  reply.raw.once("finish", () => void (whole = true));
  reply.raw.once("close", () => {
    // An export that fails before its first row ends with a complete error response.
    if (userId === undefined || (whole && !failed)) return;
    refundExport(ctx, userId, plan.at, failed).catch((error: unknown) =>
      request.log.warn({ err: error, userId }, "refunding a broken export failed"),
    );
  });
}

async function refundExport(ctx: AppContext, userId: number, at: Date, failed: boolean): Promise<void> {
  if (!failed && (await ctx.limiter.hit(`export-broken:${userId}`, DAY_SECONDS)).hits > 1) return;
  await ctx.db.transaction((tx) => refund(tx, userId, "exports_per_day", at));
}
