import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { defineCrawlJob } from "./crawls.service";

export { crawlEnded, type CrawlEnded } from "./crawls.events";
export { anyCrawl, rankHistory, watchRanks } from "./crawls.repository";
export { appRanks, keywords } from "./crawls.schema";
export { crawlNow, requestCrawls } from "./crawls.service";
export { DEVICE, ensureKeyword, findKeyword, findPairs, type Pair } from "./pairs.repository";

export function registerCrawls(_app: FastifyInstance, ctx: AppContext): void {
  defineCrawlJob(ctx);
}
