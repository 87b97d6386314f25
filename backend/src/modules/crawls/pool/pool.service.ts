import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { queueCrawls, wakeCrawlers } from "../crawls.service";
import { clearFailure, lockRequest } from "./pool.repository";
import { markFailed } from "../queue/crawl-queue.repository";
import type { CrawlTarget } from "../crawl-target";

const DROP_REASON = "An administrator dropped this request.";

async function lockExistingRequest(tx: Transaction, pair: CrawlTarget) {
  const request = await lockRequest(tx, pair);
  if (!request) throw failNotFound("request");
  return request;
}

function recordAudit(
  ctx: AppContext,
  { keyword, country }: { keyword: string; country: string },
  { action, change, request }: { action: string; change: string; request: FastifyRequest },
  tx: Transaction,
) {
  const details = `${keyword} (${country}): ${change}`;
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, tx);
}

/**
 * Queues a failed request again, with the urgency of a user request.
 *
 * @throws NOT_FOUND if the request no longer exists.
 * @throws CONFLICT if it has not failed or its last crawl is still fresh.
 */
export async function retryRequest(
  ctx: AppContext,
  pair: CrawlTarget,
  request: FastifyRequest,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockExistingRequest(tx, pair);
    if (found.state !== "failed") throw fail("CONFLICT", "This request is already queued. Reload the page.");
    const fresh = await queueCrawls(ctx, tx, [pair]);
    if (fresh.length > 0) throw fail("CONFLICT", "This keyword was checked moments ago. Wait a few minutes.");
    await recordAudit(ctx, found, { action: "crawls.retried", change: "failed → waiting", request }, tx);
  });
  await wakeCrawlers(ctx);
}

/**
 * Drops a request. A waiting one is reported as failed; of a failed one only the failure is cleared.
 *
 * @throws NOT_FOUND if the request no longer exists.
 * @throws CONFLICT while it is running.
 */
export async function dropRequest(
  ctx: AppContext,
  pair: CrawlTarget,
  request: FastifyRequest,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockExistingRequest(tx, pair);
    if (found.running) throw fail("CONFLICT", "This request is running. Wait until it finishes.");
    if (found.state === "failed") await clearFailure(tx, pair);
    else await markFailed(tx, pair, DROP_REASON);
    await recordAudit(
      ctx,
      found,
      { action: "crawls.dropped", change: `${found.state} → dropped`, request },
      tx,
    );
  });
  await wakeCrawlers(ctx);
}
