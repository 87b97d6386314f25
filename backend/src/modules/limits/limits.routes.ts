import { trialsEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints } from "@listwise/contracts/limits";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { presentLimit } from "./limits.presenter";
import { findLimits } from "./limits.repository";
import { checkFeature, loadUsageByFeature, findUserPlan } from "./limits.service";
import { trackUsage } from "./usage/track.service";
import { loadTrial, startTrial } from "./trials/trials.service";

const success = true as const;

export function limitsRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  registerEndpoint(app, limitsEndpoints.myLimits, async ({ user }) => {
    const [plan, rows] = await Promise.all([findUserPlan(db, user.id), findLimits(db, user.id)]);
    return { success, data: Object.fromEntries(rows.map((row) => [row.key, presentLimit(row)])), plan };
  });

  registerEndpoint(app, limitsEndpoints.myUsage, async ({ user }) => ({
    success,
    data: await loadUsageByFeature(db, user.id, await findLimits(db, user.id)),
  }));

  registerEndpoint(app, limitsEndpoints.check, async ({ user, params, query }) => {
    const { row, allowed, usage } = await checkFeature(db, user.id, params.feature, query.item);
    return { success, allowed, usage, feature: presentLimit(row) };
  });

  registerEndpoint(app, limitsEndpoints.track, ({ user, params, body, transact }) =>
    transact(async (tx) => ({
      success,
      usage: await trackUsage(tx, user.id, params.feature, body.incrementBy),
    })),
  );

  registerEndpoint(app, trialsEndpoints.mine, async ({ user }) => ({
    success,
    ...(await loadTrial(db, user.id)),
  }));

  registerEndpoint(app, trialsEndpoints.start, async ({ user, body, request }) => ({
    success,
    ...(await startTrial(ctx, user.id, body.plan, request)),
  }));
}
