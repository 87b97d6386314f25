import type { AppContext } from "../../platform/context";
import { queueCrawls, wakeCrawlers, watchRanks, type Pair } from "../crawls";
import { findUncrawled, findUnwatched } from "./repair.repository";

const MOST = 5_000;

/** Repairs tracked keywords at every start and every hour: earlier versions could leave them half-written. */
export function defineRepair(ctx: AppContext): void {
  const options = { cron: "37 * * * *", atStart: true };
  ctx.queue.define("keywords.repair", async () => void (await repairKeywords(ctx)), options);
}

/**
 * Adds missing crawl and rank rows of tracked keywords, at most 5,000 of each per run. Returns how many were missing
 * and logs a warning if there were any.
 */
export async function repairKeywords(ctx: AppContext): Promise<{ crawls: number; ranks: number }> {
  const repaired = await ctx.db.transaction(async (tx) => {
    const uncrawled = await findUncrawled(tx, MOST);
    await queueCrawls(ctx, tx, uncrawled, "schedule");
    const unwatched = await findUnwatched(tx, MOST);
    for (const [appId, pairs] of groupByApp(unwatched)) await watchRanks(tx, [appId], pairs);
    return { crawls: uncrawled.length, ranks: unwatched.length };
  });
  if (repaired.crawls + repaired.ranks > 0) {
    ctx.log.warn(repaired, "tracked keywords were repaired");
    await wakeCrawlers(ctx);
  }
  return repaired;
}

function groupByApp(unwatched: readonly (Pair & { appId: number })[]): Map<number, Pair[]> {
  const byApp = new Map<number, Pair[]>();
  for (const { appId, ...pair } of unwatched) byApp.set(appId, [...(byApp.get(appId) ?? []), pair]);
  return byApp;
}
