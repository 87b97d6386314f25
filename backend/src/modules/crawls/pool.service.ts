import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { queueCrawls, wakeCrawlers } from "./crawls.service";
import type { Pair } from "./pairs.repository";
import { forgetFailure, holdRequest } from "./pool.repository";
import { markFailed } from "./waiting.repository";

const DROPPED = "An administrator dropped this request.";

async function mustHold(tx: Transaction, pair: Pair) {
  const request = await holdRequest(tx, pair);
  if (!request) throw fail("NOT_FOUND", "There is no such request any more.");
  return request;
}

function note(
  ctx: AppContext,
  { keyword, country }: { keyword: string; country: string },
  told: { action: string; change: string; request: FastifyRequest },
  tx: Transaction,
) {
  const details = `${keyword} (${country}): ${told.change}`;
  return ctx.audit.record({ action: told.action, result: "ok", ...origin(told.request), details }, tx);
}

/** Puts a failed request back in line, as a person's. */
export async function retryRequest(ctx: AppContext, pair: Pair, request: FastifyRequest): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await mustHold(tx, pair);
    if (found.state !== "failed") throw fail("CONFLICT", "This request is in line already.");
    const fresh = await queueCrawls(ctx, tx, [pair]);
    if (fresh.length > 0)
      throw fail("CONFLICT", "The store was asked for this moments ago. Wait a few minutes.");
    await note(ctx, found, { action: "crawls.retried", change: "failed → waiting", request }, tx);
  });
  await wakeCrawlers(ctx);
}

/** Takes a request out. Whoever waits for it hears that it failed, and why; of a failed one only the failure goes. */
export async function dropRequest(ctx: AppContext, pair: Pair, request: FastifyRequest): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await mustHold(tx, pair);
    if (found.running) throw fail("CONFLICT", "This request runs now. Wait until it has ended.");
    if (found.state === "failed") await forgetFailure(tx, pair);
    else await markFailed(tx, pair, DROPPED);
    await note(ctx, found, { action: "crawls.dropped", change: `${found.state} → dropped`, request }, tx);
  });
  await wakeCrawlers(ctx);
}
