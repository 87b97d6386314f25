import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { crawlEnded, requestCrawls } from "../crawls";
import { findAllPairs } from "../keywords";
import { settleJobs } from "./jobs.service";
import { rankingsRoutes } from "./rankings.routes";
import { tellWatchers } from "./rankings.service";

export { seedRankings } from "./seed-demo";

export function registerRankings(app: FastifyInstance, ctx: AppContext): void {
  crawlEnded.on(ctx, (ended) => tellWatchers(ctx, ended));
  crawlEnded.on(ctx, (ended) => settleJobs(ctx, ended));
  ctx.queue.define("ranking-daily", () => crawlAll(ctx), { cron: "11 4 * * *" });
  rankingsRoutes(app, ctx);
}

// Three seconds apart: 20 a minute is what Apple tolerates.
const SPACING_SECONDS = 3;

async function crawlAll(ctx: AppContext): Promise<void> {
  const spacing = ctx.config.storeSource.kind === "apple" ? SPACING_SECONDS : 0;
  await requestCrawls(ctx, await findAllPairs(ctx.db), spacing);
}
