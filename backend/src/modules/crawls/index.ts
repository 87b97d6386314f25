import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { defineCrawlJob } from "./crawls.service";
import { ensurePartitions } from "./partitions.repository";
import { poolRoutes } from "./pool.routes";

export { loadQueueEta, type QueueEta } from "./queue-eta.service";
export { crawlEnded, type CrawlEnded } from "./crawls.events";
export { hasCrawls, findLastCrawl, findRankHistory, startRankTracking } from "./crawls.repository";
export { appRanks, crawlPairs, crawls, keywords } from "./crawls.schema";
export { crawlNow, queueCrawls, requestCrawls, wakeCrawlers } from "./crawls.service";
export { backfillCrawls } from "./backfill.service";
export { cancelCrawls } from "./cancel-crawls.service";
export {
  DEVICE,
  ensureKeyword,
  findKeyword,
  findTargetStates,
  type CrawlTarget,
} from "./crawl-targets.repository";

export function registerCrawls(app: FastifyInstance, ctx: AppContext): void {
  poolRoutes(app, ctx);
  defineCrawlJob(ctx);
  ctx.queue.define("crawl-partitions", () => ensurePartitions(ctx.db), { cron: "7 1 * * *" });
}

/** Creates the monthly partitions of the crawls table. */
export async function seedCrawls({ db }: AppContext): Promise<void> {
  await ensurePartitions(db);
}
