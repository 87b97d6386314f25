import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Pair } from "./pairs.repository";
import { holdWaiting, unmark } from "./waiting.repository";

const keyOf = ({ keywordId, country }: Pair) => `${keywordId} ${country}`;

/**
 * Removes queued crawls that are no longer needed; running crawls continue. `wanted` returns the targets that are still
 * needed. It is called while the rows are locked, so none of them can be queued again in between.
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
