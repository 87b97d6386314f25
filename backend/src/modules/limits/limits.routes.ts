import { limitsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { presentLimit } from "./limits.presenter";
import { findLimits } from "./limits.repository";
import { checkFeature, usageByFeature, userPlan } from "./limits.service";
import { track } from "./track.service";
import { publicPlans } from "./public-plans.service";

const success = true as const;

export function limitsRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  bind(app, limitsEndpoints.publicPlans, async () => {
    const { plans, features } = await publicPlans(db);
    return { success, data: plans, features, paymentProvider: config.paddle ? "Paddle" : null };
  });

  bind(app, limitsEndpoints.myLimits, async ({ user }) => {
    const [plan, rows] = await Promise.all([userPlan(db, user.id), findLimits(db, user.id)]);
    return { success, data: Object.fromEntries(rows.map((row) => [row.key, presentLimit(row)])), plan };
  });

  bind(app, limitsEndpoints.myUsage, async ({ user }) => ({
    success,
    data: await usageByFeature(db, user.id, await findLimits(db, user.id)),
  }));

  bind(app, limitsEndpoints.check, async ({ user, params, query }) => {
    const { row, allowed, usage } = await checkFeature(db, user.id, params.feature, query.item);
    return { success, allowed, usage, feature: presentLimit(row) };
  });

  bind(app, limitsEndpoints.track, ({ user, params, body, transact }) =>
    transact(async (tx) => ({
      success,
      usage: await track(tx, user.id, params.feature, body.incrementBy),
    })),
  );
}
