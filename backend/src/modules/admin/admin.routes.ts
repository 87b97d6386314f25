import { adminAnalyticsEndpoints, adminEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { findPlanNames } from "../limits";
import { presentAdminUser } from "./admin.presenter";
import {
  countDays,
  findTopApps,
  findTopCountries,
  findTopKeywords,
  findTopPlans,
} from "./analytics.repository";
import { countApps, countUsers, findRecentActivity } from "./dashboard.repository";
import { findUsers } from "./users.repository";

const success = true as const;
const RECENT_ENTRIES = 10;
const ANALYTICS_DAYS = 30;

export function adminRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  registerEndpoint(app, adminEndpoints.dashboard, async () => {
    const [userStats, appStats, recentActivity] = await Promise.all([
      countUsers(db),
      countApps(db),
      findRecentActivity(db, RECENT_ENTRIES),
    ]);
    return { success, data: { userStats, appStats, recentActivity } };
  });

  registerEndpoint(app, adminAnalyticsEndpoints.analytics, async ({ query }) => {
    const [days, plans, countries, apps, keywords, names] = await Promise.all([
      countDays(db, query.days ?? ANALYTICS_DAYS),
      findTopPlans(db),
      findTopCountries(db),
      findTopApps(db),
      findTopKeywords(db),
      findPlanNames(db),
    ]);
    const named = plans.map((plan) => ({ ...plan, name: names.get(plan.name) ?? plan.name }));
    return { success, data: { days, plans: named, countries, apps, keywords } };
  });

  registerEndpoint(app, adminEndpoints.users, async ({ query }) => {
    const page = parsePage(query);
    const { role, sortBy = "createdAt", sortDir = "desc" } = query;
    const search = query.search?.trim() || undefined;
    const isActive = query.isActive === undefined ? undefined : query.isActive === "true";
    const [{ rows, total }, planNames] = await Promise.all([
      findUsers(db, { search, role, isActive }, { by: sortBy, dir: sortDir }, page),
      findPlanNames(db),
    ]);
    return {
      success,
      data: rows.map((row) => presentAdminUser(config, row, planNames)),
      pagination: paginate(page, total),
    };
  });
}
