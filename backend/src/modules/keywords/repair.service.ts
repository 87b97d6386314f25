import type { AppContext } from "../../infra/context";
import { queueCrawls, wakeCrawlers, startRankTracking, type CrawlTarget } from "../crawls";
import { findUncrawled, findMissingRanks } from "./repair.repository";

const MAX_REPAIRS = 5_000;

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
    const uncrawled = await findUncrawled(tx, MAX_REPAIRS);
    await queueCrawls(ctx, tx, uncrawled, "schedule");
    const unwatched = await findMissingRanks(tx, MAX_REPAIRS);
    for (const [appId, pairs] of groupByApp(unwatched)) await startRankTracking(tx, [appId], pairs);
    return { crawls: uncrawled.length, ranks: unwatched.length };
  });
  if (repaired.crawls + repaired.ranks > 0) {
    ctx.log.warn(repaired, "tracked keywords were repaired");
    await wakeCrawlers(ctx);
  }
  return repaired;
}

function groupByApp(unwatched: readonly (CrawlTarget & { appId: number })[]): Map<number, CrawlTarget[]> {
  const byApp = new Map<number, CrawlTarget[]>();
  for (const { appId, ...pair } of unwatched) byApp.set(appId, [...(byApp.get(appId) ?? []), pair]);
  return byApp;
}
