import type { AppContext } from "../../../infra/context";
import type { Transaction } from "../../../infra/db/database";
import { lockWaiting, dequeueCrawls } from "./crawl-queue.repository";
import type { CrawlTarget } from "../crawl-target";

const getTargetKey = ({ keywordId, country }: CrawlTarget) => `${keywordId} ${country}`;

/**
 * Removes queued crawls that are no longer needed; running crawls continue. `wanted` returns the targets that are still
 * needed. It is called while the rows are locked, so none of them can be queued again in between.
 */
export async function cancelCrawls(
  ctx: AppContext,
  pairs: readonly CrawlTarget[],
  wanted: (tx: Transaction, waiting: readonly CrawlTarget[]) => Promise<readonly CrawlTarget[]>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const waiting = await lockWaiting(tx, pairs);
    if (waiting.length === 0) return;
    const kept = new Set((await wanted(tx, waiting)).map(getTargetKey));
    await dequeueCrawls(
      tx,
      waiting.filter((pair) => !kept.has(getTargetKey(pair))),
    );
  });
}
