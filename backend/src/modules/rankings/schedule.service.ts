import { MINUTE_MS } from "../../infra/durations";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { requestCrawls, type CrawlRequest, type CrawlTarget } from "../crawls";
import { loadLimit, loadLimitForUsers } from "../limits";
import {
  findDue,
  findLastChecks,
  findTrackers,
  measureFreshness,
  type Freshness,
} from "./schedule.repository";

const TICK_MINUTES = 15;
/** Keeps statements well below a second: queueing 100,000 crawls in one took 1.1 s. Chosen by us. */
const BATCH_SIZE = 20_000;

const loadIntervalMinutes = (ctx: AppContext, userId: number) =>
  loadLimit(ctx.db, userId, "monitoring_frequency_minutes");

/** Defines a job that queues due crawls every quarter of an hour. */
export function defineSchedule(ctx: AppContext): void {
  ctx.queue.define("ranking-schedule", () => crawlDue(ctx), { cron: `*/${TICK_MINUTES} * * * *` });
}

/** Queues all due crawls in batches, so that neither memory nor the time of a statement grows with their number. */
export async function crawlDue(ctx: AppContext, batchSize = BATCH_SIZE): Promise<void> {
  const plans = await loadPlans(ctx.db);
  let after: CrawlTarget | null = null;
  for (;;) {
    const batch: CrawlRequest[] = await findDue(ctx.db, plans, { after, limit: batchSize });
    await requestCrawls(ctx, batch, "schedule");
    after = batch.at(-1) ?? null;
    if (batch.length < batchSize) return;
  }
}

/** Returns the crawls in `among` that are due by the plan of a user who tracks the keyword. */
export async function findDueTargets(db: Executor, among: readonly CrawlTarget[]): Promise<CrawlTarget[]> {
  return findDue(db, await loadPlans(db), { among });
}

/** Returns how up to date the ranks of tracked keywords are. */
export async function loadFreshness(db: Executor): Promise<Freshness> {
  return measureFreshness(db, await loadPlans(db));
}

async function loadPlans(db: Executor): Promise<{ userId: number; minutes: number }[]> {
  const limits = await loadLimitForUsers(db, await findTrackers(db), "monitoring_frequency_minutes");
  return limits.map(({ userId, limit }) => ({ userId, minutes: limit }));
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
