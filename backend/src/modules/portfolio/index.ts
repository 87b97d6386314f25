import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { loadPerformance } from "./performance.service";
import { loadPortfolio } from "./portfolio.service";
import { loadShares } from "./shares.service";
import { loadTrackedFigures } from "./tracked-figures.service";

export { loadHistory, loadRanksByDay } from "./load-history";
export { loadListFigures } from "./performance.service";
export { loadPeriod, type PeriodKeyword, type PeriodPerformance } from "./period.service";

const success = true as const;

export function registerPortfolio(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, portfolioEndpoints.list, async ({ query, user }) => ({
    success,
    ...(await loadPortfolio(ctx, user.id, query.country)),
  }));
  registerEndpoint(app, portfolioEndpoints.tracked, async ({ query, user }) => ({
    success,
    ...(await loadTrackedFigures(ctx, user.id, query.country)),
  }));
  registerEndpoint(app, portfolioEndpoints.performance, async ({ params, query, user }) => ({
    success,
    ...(await loadPerformance(ctx, user.id, params.id, query)),
  }));
  registerEndpoint(app, portfolioEndpoints.shares, async ({ params, query, user }) => ({
    success,
    data: await loadShares(ctx, user.id, params.id, query),
  }));
}
