import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { defineArchive } from "./archive/archive.service";
import { addCrawlGauges } from "./crawl-gauges";
import { defineCrawlJob } from "./crawls.service";
import { ensurePartitions } from "./partitions.repository";
import { poolRoutes } from "./pool/pool.routes";
import { packRankDays } from "./ranks/rank-days.writes";

export { backfillCrawls } from "./backfill.service";
export { cancelCrawls } from "./queue/cancel-crawls.service";
export { DEVICE, forAccount, type CrawlRequest, type CrawlTarget, type NamedTarget } from "./crawl-target";
export { crawlEnded, type CrawlEnded } from "./crawls.events";
export { crawlNow, queueCrawls, requestCrawls, wakeCrawlers } from "./crawls.service";
export {
  deleteAppRanks,
  ensureKeyword,
  ensureKeywords,
  startRankTracking,
  updateUserCounts,
} from "./crawls.writes";
export {
  findKeyword,
  findKeywordById,
  findLastKeywordId,
  selectKeywords,
  selectResults,
} from "./keywords.reads";
export { loadQueueEta, type QueueEta } from "./queue/queue-eta.service";
export { fillRankDays, packRankDays } from "./ranks/rank-days.writes";
export { deleteHiddenRanks, findRankedApps } from "./ranks/retention.writes";
export { findFirstRankDay } from "./ranks/rank-blocks.reads";
export { findRankDays } from "./ranks/rank-days.reads";
export { findRanksByDay, findRanksOfApps } from "./ranks/ranks-by-day.reads";
export {
  findCrawls,
  findLastCrawl,
  findLastCrawlAt,
  findLastCrawls,
  hasCrawls,
  type CrawlRow,
  type StoredCrawl,
} from "./ranks/rank-history.reads";
export {
  countCrawlsByDay,
  countRankRows,
  countStoredRanks,
  findRankHistory,
  findRankRows,
} from "./ranks/stored-ranks.reads";
export {
  countAppKeywords,
  countRanks,
  findCurrentRanks,
  findRankGrid,
  findRanks,
  selectRanks,
} from "./ranks/ranks.reads";
export {
  countFailedTargets,
  countOverdueTargets,
  findCheckStates,
  findTargetStates,
  selectTargets,
} from "./targets.reads";
export {
  findCheckedBefore,
  findRankedTexts,
  findSnapshots,
  type ResultSnapshot,
} from "./ranks/snapshots.reads";
export {
  findKeywordRanks,
  findTopApps,
  findTopResults,
  type RankedKeyword,
  type TopResults,
} from "./ranks/top-results.reads";

// The next run packs the rest, so that a job ends before the queue takes it for lost (chosen by us).
const PACK_MS = 600_000;

export function registerCrawls(app: FastifyInstance, ctx: AppContext): void {
  poolRoutes(app, ctx);
  defineCrawlJob(ctx);
  addCrawlGauges(ctx);
  defineArchive(ctx);
  ctx.queue.define("crawl-partitions", () => ensurePartitions(ctx.db), { cron: "7 1 * * *" });
  const pack = () => packRankDays(ctx.db, Date.now() + PACK_MS);
  ctx.queue.define("ranks.pack", pack, { cron: "17 * * * *", atStart: true });
}

/** Creates the monthly partitions of the crawls table. */
export async function seedCrawls({ db }: AppContext): Promise<void> {
  await ensurePartitions(db);
}
