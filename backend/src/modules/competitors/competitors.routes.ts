import { competitorsEndpoints } from "@listwise/contracts/apps";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { addCompetitor, removeCompetitor } from "./chosen-competitors.service";
import { loadChosenCompetitors, loadCompetitorData } from "./competitors.service";
import { suggestCompetitors } from "./suggestions.service";

const success = true as const;

export function competitorsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, competitorsEndpoints.list, async ({ params, query, user }) => ({
    success,
    data: await loadChosenCompetitors(ctx, user.id, params.id, query.country),
  }));
  registerEndpoint(app, competitorsEndpoints.data, async ({ params, query, user }) => ({
    success,
    data: await loadCompetitorData(ctx, user.id, params.id, query.country),
  }));
  registerEndpoint(app, competitorsEndpoints.suggestions, async ({ params, query, user }) => ({
    success,
    data: await suggestCompetitors(ctx, user.id, params.id, query.country),
  }));
  registerEndpoint(app, competitorsEndpoints.add, ({ params, body, user, transact }) =>
    addCompetitor(ctx, transact, user.id, params.id, body),
  );
  registerEndpoint(app, competitorsEndpoints.remove, async ({ params, query, user }) => ({
    success,
    data: await removeCompetitor(ctx, user.id, params.id, query.competitorId),
  }));
}
