import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { crawlEnded } from "../crawls";
import { addFreshnessGauges } from "./freshness-gauges";
import { findJobData } from "./jobs.repository";
import { defineResume, settleJobs } from "./jobs.service";
import { jobsRoutes } from "./jobs.routes";
import { rankingsRoutes } from "./rankings.routes";
import { notifyTrackers } from "./rankings.service";
import { defineRetention } from "./retention.service";
import { defineSchedule } from "./schedule.service";

export { loadRankingsForApp } from "./rankings.service";
export { seedRankings } from "./seed-demo";

export function registerRankings(app: FastifyInstance, ctx: AppContext): void {
  crawlEnded.on(ctx, (ended) => notifyTrackers(ctx, ended));
  crawlEnded.on(ctx, (ended) => settleJobs(ctx, ended));
  addFreshnessGauges(ctx);
  defineSchedule(ctx);
  defineRetention(ctx);
  defineResume(ctx);
  registerPersonalData("ranking-updates", findJobData);
  rankingsRoutes(app, ctx);
  jobsRoutes(app, ctx);
}
