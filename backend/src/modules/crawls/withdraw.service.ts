import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Pair } from "./pairs.repository";
import { holdWaiting, unmark } from "./waiting.repository";

const keyOf = ({ keywordId, country }: Pair) => `${keywordId} ${country}`;

/**
 * Takes crawls out of the queue that nobody waits for any more; one that has begun goes on. `wanted` says which of the
 * pairs somebody waits for: it is asked while none of them can be queued anew.
 */
export async function withdrawCrawls(
  ctx: AppContext,
  pairs: readonly Pair[],
  wanted: (tx: Transaction, waiting: readonly Pair[]) => Promise<readonly Pair[]>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const waiting = await holdWaiting(tx, pairs);
    if (waiting.length === 0) return;
    const kept = new Set((await wanted(tx, waiting)).map(keyOf));
    await unmark(
      tx,
      waiting.filter((pair) => !kept.has(keyOf(pair))),
    );
  });
}
