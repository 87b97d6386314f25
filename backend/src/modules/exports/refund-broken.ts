import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../platform/context";
import { refund } from "../limits";
import type { Plan } from "./plan";

const DAY_SECONDS = 86_400;

/**
 * Gives the use of a streamed export back when the file breaks off: always when that is ours, and once a day when the
 * line broke, so that Retry works and nobody reads all but the last byte again and again for nothing.
 */
export function refundBroken(
  ctx: AppContext,
  plan: Plan,
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
    // What fails before its first row is answered in full, with an error.
    if (userId === undefined || (whole && !failed)) return;
    giveBack(ctx, userId, plan.at, failed).catch((error: unknown) =>
      request.log.warn({ err: error, userId }, "a broken export was not given back"),
    );
  });
}

async function giveBack(ctx: AppContext, userId: number, at: Date, failed: boolean): Promise<void> {
  if (!failed && (await ctx.limiter.hit(`export-broken:${userId}`, DAY_SECONDS)).hits > 1) return;
  await ctx.db.transaction((tx) => refund(tx, userId, "exports_per_day", at));
}
