import { adminAnalyticsEndpoints, adminEndpoints, parseSegment } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { parsePage, paginate } from "../../infra/http/paging";
import { countOpenRequests } from "../billing";
import { findSegmentIds } from "../business";
import { findPlanNames } from "../limits";
import { countUsers, findUsers } from "../accounts";
import { countOnlineUsers } from "../presence";
import { countApps } from "../store";
import { countTrackedKeywords } from "../keywords";
import { countRanks } from "../crawls";
import { countFollows } from "../apps";
import { presentAdminUser } from "./admin.presenter";
import { loadAdminAnalytics } from "./analytics.service";
import { readRole } from "./user.service";
import { findRecentActivity } from "./dashboard.repository";

const success = true as const;
const RECENT_ENTRIES = 10;
const ANALYTICS_DAYS = 30;

export function adminRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { db, config } = ctx;
  registerEndpoint(app, adminEndpoints.dashboard, async () => {
    const [users, online, known, followed, keywords, ranksStored, openPlanRequests, recentActivity] =
      await Promise.all([
        countUsers(db),
        countOnlineUsers(db),
        countApps(db),
        countFollows(db),
        countTrackedKeywords(db),
        countRanks(db),
        countOpenRequests(db),
        findRecentActivity(db, RECENT_ENTRIES),
      ]);
    const userStats = { ...users, online };
    const appStats = { known, followed, keywords, ranksStored };
    return { success, data: { userStats, appStats, openPlanRequests, recentActivity } };
  });

  registerEndpoint(app, adminAnalyticsEndpoints.analytics, async ({ query }) => {
    return { success, data: await loadAdminAnalytics(ctx, query.days ?? ANALYTICS_DAYS) };
  });

  registerEndpoint(app, adminEndpoints.users, async ({ query }) => {
    const page = parsePage(query);
    const { sortBy = "createdAt", sortDir = "desc" } = query;
    const role = query.role === undefined ? undefined : readRole(query.role);
    const search = query.search?.trim() || undefined;
    const isActive = query.isActive === undefined ? undefined : query.isActive === "true";
    const segment = query.segment === undefined ? null : parseSegment(query.segment);
    const ids = segment ? await findSegmentIds(db, segment) : undefined;
    const [{ rows, total }, planNames] = await Promise.all([
      findUsers(db, { search, role, isActive, ids }, { by: sortBy, dir: sortDir }, page),
      findPlanNames(db),
    ]);
    return {
      success,
      data: rows.map((row) => presentAdminUser(config, row, planNames)),
      pagination: paginate(page, total),
    };
  });
}
