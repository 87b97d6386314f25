import { competitorsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { addCompetitor, removeCompetitor } from "./chosen.service";
import { chosenCompetitors, competitorData } from "./competitors.service";
import { suggestCompetitors } from "./suggestions.service";

const success = true as const;

export function competitorsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, competitorsEndpoints.list, async ({ params, query, user }) => ({
    success,
    data: await chosenCompetitors(ctx, user.id, params.id, query.country),
  }));
  bind(app, competitorsEndpoints.data, async ({ params, query, user }) => ({
    success,
    data: await competitorData(ctx, user.id, params.id, query.country),
  }));
  bind(app, competitorsEndpoints.suggestions, async ({ params, query, user }) => ({
    success,
    data: await suggestCompetitors(ctx, user.id, params.id, query.country),
  }));
  bind(app, competitorsEndpoints.add, ({ params, body, user, transact }) =>
    addCompetitor(ctx, transact, user.id, params.id, body),
  );
  bind(app, competitorsEndpoints.remove, async ({ params, query, user }) => ({
    success,
    data: await removeCompetitor(ctx, user.id, params.id, query.competitorId),
  }));
}
