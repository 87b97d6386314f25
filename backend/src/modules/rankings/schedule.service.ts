import { MINUTE_MS } from "../../infra/durations";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { requestCrawls, type CrawlTarget } from "../crawls";
import { loadLimit, loadLimitForUsers } from "../limits";
import { findDue, findLastChecks, findTrackers } from "./schedule.repository";

const TICK_MINUTES = 15;

const loadIntervalMinutes = (ctx: AppContext, userId: number) =>
  loadLimit(ctx.db, userId, "monitoring_frequency_minutes");

/** Defines a job that queues due crawls every quarter of an hour. */
export function defineSchedule(ctx: AppContext): void {
  ctx.queue.define("ranking-schedule", () => crawlDue(ctx), { cron: `*/${TICK_MINUTES} * * * *` });
}

async function crawlDue(ctx: AppContext): Promise<void> {
  await requestCrawls(ctx, await findDueTargets(ctx), "schedule");
}

/** Returns crawls that are due by the plan of a user who tracks the keyword, optionally only those in `among`. */
export async function findDueTargets(
  { db }: { db: Executor },
  among?: readonly CrawlTarget[],
): Promise<CrawlTarget[]> {
  const limits = await loadLimitForUsers(db, await findTrackers(db), "monitoring_frequency_minutes");
  const plans = limits.map(({ userId, limit }) => ({ userId, minutes: limit }));
  return findDue(db, plans, among);
}

/** Returns when one of the user's keywords was last checked and when the next automatic crawl is due; `null` without keywords. */
export async function loadSchedule(ctx: AppContext, userId: number) {
  const everyMinutes = await loadIntervalMinutes(ctx, userId);
  const { keywords, tried, oldest, latest } = await findLastChecks(ctx.db, userId);
  if (keywords === 0) return { lastAt: null, nextAt: null, everyMinutes };
  const due = tried < keywords || oldest === null ? 0 : oldest.getTime() + everyMinutes * MINUTE_MS;
  const tick = TICK_MINUTES * MINUTE_MS;
  const nextAt = new Date(Math.ceil(Math.max(due, Date.now()) / tick) * tick);
  return { lastAt: latest?.toISOString() ?? null, nextAt: nextAt.toISOString(), everyMinutes };
}
