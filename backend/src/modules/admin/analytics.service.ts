import type { AdminAnalytics, AnalyticsDay } from "@listwise/contracts/admin";
import type { AppContext } from "../../infra/context";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { MINUTE_MS } from "../../infra/durations";
import { countRegistrationsByDay, countUsersByPlan } from "../accounts";
import { countFollowsByDay, findMostTracked, getDefaultStorefront } from "../apps";
import { countCrawlsByDay } from "../crawls";
import { countKeywordsByDay, findTopCountries, findTopKeywords } from "../keywords";
import { findPlanNames } from "../limits";
import { findSummaries } from "../store";
import { countActionsByDay } from "./analytics.repository";

const TOP_ENTRIES = 10;
const DAY_MS = 86_400_000;
/** Numbers of days whose figures are kept. */
const MAX_RANGES = 16;

const getFigures = createWeakMemo((ctx: AppContext) =>
  createTtlCache((days: number) => computeFigures(ctx, days), { ms: MINUTE_MS, max: MAX_RANGES }),
);

/**
 * Returns the counts of the last days, and the most used plans, countries, apps and keywords. They read whole tables, so a
 * node computes them at most once a minute.
 */
export function loadAdminAnalytics(ctx: AppContext, days: number): Promise<AdminAnalytics> {
  return getFigures(ctx)(days);
}

async function computeFigures(ctx: AppContext, days: number): Promise<AdminAnalytics> {
  const { db } = ctx;
  const [counts, plans, countries, apps, keywords] = await Promise.all([
    countDays(db, days),
    loadTopPlans(db),
    findTopCountries(db, TOP_ENTRIES),
    loadTopApps(ctx),
    findTopKeywords(db, TOP_ENTRIES),
  ]);
  return {
    days: counts,
    plans,
    countries: countries.map((country) => ({ ...country, id: null })),
    apps,
    keywords,
  };
}

/** Returns the counts of each of the last days, oldest first; 0 for days without rows. */
async function countDays(db: Executor, days: number): Promise<AnalyticsDay[]> {
  const [registrations, signIns, failed, followed, tracked, crawled, exported] = await Promise.all([
    countRegistrationsByDay(db, days),
    countActionsByDay(db, days, "auth.login"),
    countActionsByDay(db, days, "auth.login", "failed"),
    countFollowsByDay(db, days),
    countKeywordsByDay(db, days),
    countCrawlsByDay(db, days),
    countActionsByDay(db, days, "export.started"),
  ]);
  const today = Date.now();
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const of = (counts: Map<string, number>) => counts.get(day) ?? 0;
    return {
      day,
      registrations: of(registrations),
      signIns: of(signIns),
      failedSignIns: of(failed),
      follows: of(followed),
      keywords: of(tracked),
      crawls: of(crawled),
      exports: of(exported),
    };
  });
}

async function loadTopPlans(db: Executor): Promise<AdminAnalytics["plans"]> {
  const [counts, names] = await Promise.all([countUsersByPlan(db), findPlanNames(db)]);
  return [...counts]
    .sort(([a, usersOfA], [b, usersOfB]) => usersOfB - usersOfA || a.localeCompare(b))
    .slice(0, TOP_ENTRIES)
    .map(([key, count]) => ({ name: names.get(key) ?? key, id: null, count }));
}

async function loadTopApps(ctx: AppContext): Promise<AdminAnalytics["apps"]> {
  const top = await findMostTracked(ctx.db, TOP_ENTRIES);
  const listings = await findSummaries(ctx.db, top, getDefaultStorefront(ctx));
  return top.map(({ appId, users }) => ({
    name: listings.get(appId)?.name ?? `App ${appId}`,
    id: appId,
    count: users,
  }));
}
