import { categoryRanksEndpoints } from "@listwise/contracts/rankings";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { loadCategoryRanks } from "./category-ranks.service";
import { defineChartJob } from "./crawl-charts.service";

export { chartStored, type ChartStored } from "./category-ranks.events";
export { countCategoryRankDays, findCategoryRankDays } from "./category-ranks.reads";
export { deleteAppCategoryRanks } from "./category-ranks.writes";
export { seedCategoryRanks } from "./seed-demo";

export function registerCategoryRanks(app: FastifyInstance, ctx: AppContext): void {
  defineChartJob(ctx);
  registerEndpoint(app, categoryRanksEndpoints.byApp, async ({ params, query, user }) => {
    const { ranks, reason, provenance, range } = await loadCategoryRanks(ctx, user.id, params.id, query);
    return { success: true, data: ranks, reason, provenance, ...range };
  });
}
