import type { Source } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { ApiFailure, fail } from "../../infra/http/errors";
import { explainMissingSource, getStore, StoreBusy } from "../store";
import { crawlEnded } from "./crawls.events";
import { saveCrawl } from "./crawls.repository";
import {
  releaseLease,
  leaseNextCrawl,
  markFailed,
  markReported,
  enqueueCrawls,
  type LeasedCrawl,
  type Urgency,
} from "./queue/crawl-queue.repository";
import type { CrawlRequest, CrawlTarget, NamedTarget } from "./crawl-target";
import { fillRankDays } from "./ranks/rank-days.writes";
import { computeTopStrengths } from "./ranks/results.repository";

export const CRAWL_JOB = "ranking-crawl";
export const MAX_RESULTS = 200;
const MAX_ATTEMPTS = 5;
const MIN_PAUSE_SECONDS = 15;
// Bounded so that a stopping node can shut down and the job queue sees that the worker is alive (chosen by us).
const SHIFT_MS = 60_000;
// The rest is filled by the next run, so that crawls don't wait long for a large history (chosen by us).
const FILL_MS = 10_000;

// Results younger than this are not fetched again. Local sources are free to ask (chosen by us).
const FRESH_SECONDS: Record<Source, number> = { sample: 0, dataset: 0, apple: 600, "google-play": 600 };

/**
 * Queues a crawl of each target that isn't queued yet and wakes the workers. Requests by users come before scheduled
 * ones, and accounts are served side by side. Returns the targets that were not queued because their last crawl is still fresh.
 */
export async function requestCrawls(
  ctx: AppContext,
  pairs: readonly CrawlRequest[],
  urgency: Urgency = "person",
): Promise<{ fresh: CrawlTarget[] }> {
  const fresh = await queueCrawls(ctx, ctx.db, pairs, urgency);
  if (fresh.length < pairs.length) await wakeCrawlers(ctx);
  return { fresh };
}

/** Queues crawls within a transaction, like {@link requestCrawls}. Call {@link wakeCrawlers} after the commit. */
export function queueCrawls(
  ctx: AppContext,
  db: Executor,
  pairs: readonly CrawlRequest[],
  urgency: Urgency = "person",
): Promise<CrawlTarget[]> {
  return enqueueCrawls(db, pairs, urgency, FRESH_SECONDS[getStore(ctx).name]);
}

/** Wakes the workers. Never throws, because the schedule wakes them within a minute anyway. */
export async function wakeCrawlers(ctx: AppContext): Promise<void> {
  await wake(ctx, 0).catch((error: unknown) => ctx.log.warn({ err: error }, "waking the crawlers failed"));
}

async function wake(ctx: AppContext, startAfterSeconds: number): Promise<void> {
  await ctx.queue.send(
    CRAWL_JOB,
    {},
    { singletonKey: startAfterSeconds > 0 ? "later" : "now", startAfterSeconds },
  );
}

/**
 * Defines the crawl job on every node with workers. It also runs every minute to pick up the work of crashed workers. It
 * first completes the history of newly tracked ranks, which the same requests cause.
 */
export function defineCrawlJob(ctx: AppContext): void {
  const work = async () => {
    await fillRankDays(ctx.db, Date.now() + FILL_MS);
    await processQueue(ctx);
  };
  ctx.queue.define(CRAWL_JOB, work, {
    concurrency: ctx.config.crawlLanes,
    expireSeconds: 300,
    cron: "* * * * *",
  });
}

/**
 * Crawls due targets, most urgent first, until the queue is empty, the store asks for a pause or `shiftMs` have passed.
 * After its first crawl it wakes the next free lane of any node, so that a long queue occupies all of them; while the
 * store refuses, none is woken.
 */
export async function processQueue(ctx: AppContext, shiftMs = SHIFT_MS): Promise<void> {
  const end = Date.now() + shiftMs;
  for (let crawled = 0; ; crawled++) {
    const leased = await leaseNextCrawl(ctx.db);
    if (!leased) return;
    const pause = await crawl(ctx, leased);
    if (pause > 0) return wake(ctx, pause);
    if (Date.now() > end) return wake(ctx, 0);
    if (crawled === 0) await wakeCrawlers(ctx);
  }
}

/** Crawls a leased target and reports the result. Returns the seconds to wait before the next request to the store. */
async function crawl(
  ctx: AppContext,
  { text, platform, attempts, ended, failure, ...pair }: LeasedCrawl,
): Promise<number> {
  if (ended) return reportEnd(ctx, pair, failure);
  if (attempts > MAX_ATTEMPTS)
    return failCrawl(ctx, pair, `The crawl was started ${MAX_ATTEMPTS} times and never finished.`);
  try {
    await crawlNow(ctx, { ...pair, text, platform });
  } catch (error) {
    if (error instanceof StoreBusy) {
      await releaseLease(ctx.db, pair, 0, false);
      return error.retryAfter ?? 1;
    }
    if (!(error instanceof ApiFailure)) {
      // Our own bug: other targets may still succeed, and this one is retried a few times.
      ctx.log.error({ err: error, ...pair }, "crawl failed unexpectedly");
      await releaseLease(ctx.db, pair, MIN_PAUSE_SECONDS, true);
      return 0;
    }
    if (error.retryAfter === undefined || attempts >= MAX_ATTEMPTS)
      return failCrawl(ctx, pair, error.message);
    const pause = Math.max(error.retryAfter, MIN_PAUSE_SECONDS);
    await releaseLease(ctx.db, pair, pause, true);
    return pause;
  }
  return reportEnd(ctx, pair, null);
}

async function failCrawl(ctx: AppContext, pair: CrawlTarget, reason: string): Promise<number> {
  ctx.log.warn({ ...pair, reason }, "crawl failed");
  await markFailed(ctx.db, pair, reason);
  return reportEnd(ctx, pair, reason);
}

async function reportEnd(ctx: AppContext, pair: CrawlTarget, failure: string | null): Promise<number> {
  await crawlEnded.emit(ctx, { ...pair, failure });
  await markReported(ctx.db, pair);
  ctx.metrics.crawls.inc({ result: failure === null ? "done" : "failed" });
  return 0;
}

/**
 * Searches the store and saves the result. `at` selects another point in time, for sources that support it.
 *
 * @throws StoreBusy if the store's rate limit is used up.
 * @throws STORE_UNAVAILABLE if the store fails or has no source.
 */
export async function crawlNow(
  ctx: AppContext,
  { text, platform, ...pair }: NamedTarget,
  at?: Date,
): Promise<void> {
  const store = getStore(ctx);
  // An empty result would look like a rank behind all others.
  if (!(await store.findPlatforms()).includes(platform))
    throw fail("STORE_UNAVAILABLE", explainMissingSource(platform));
  const request = { term: text, platform, country: pair.country, limit: MAX_RESULTS };
  const { listings, provenance } = await store.search(request, at);
  const appIds = listings.map((listing) => listing.appId);
  await ctx.db.transaction((tx) =>
    saveCrawl(tx, {
      ...pair,
      source: store.getName(platform),
      algorithm: provenance.algorithm,
      appIds,
      topStrengths: computeTopStrengths(text, listings),
      at: at ?? new Date(),
    }),
  );
}
