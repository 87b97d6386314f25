import type { Source } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { ApiFailure } from "../../platform/errors";
import { assertHeld, storeOf, StoreBusy } from "../store";
import { crawlEnded } from "./crawls.events";
import { saveCrawl } from "./crawls.repository";
import type { Pair } from "./pairs.repository";
import {
  giveBack,
  leaseNext,
  markFailed,
  markTold,
  markWaiting,
  type Leased,
  type Urgency,
} from "./waiting.repository";

export const CRAWL_JOB = "ranking-crawl";
export const TOP = 200;
const ATTEMPTS = 5;
const LEAST_PAUSE_SECONDS = 15;
// Bounded so that a stopping node can shut down and the job queue sees that the worker is alive (chosen by us).
const SHIFT_MS = 60_000;

// Results younger than this are not fetched again. Local sources are free to ask (chosen by us).
const FRESH_SECONDS: Record<Source, number> = { sample: 0, dataset: 0, apple: 600 };

/**
 * Queues a crawl of each target that isn't queued yet and wakes the workers. Requests by users come before scheduled
 * ones. Returns the targets that were not queued because their last crawl is still fresh.
 */
export async function requestCrawls(
  ctx: AppContext,
  pairs: readonly Pair[],
  urgency: Urgency = "person",
): Promise<{ fresh: Pair[] }> {
  const fresh = await queueCrawls(ctx, ctx.db, pairs, urgency);
  if (fresh.length < pairs.length) await wakeCrawlers(ctx);
  return { fresh };
}

/** Queues crawls within a transaction, like {@link requestCrawls}. Call {@link wakeCrawlers} after the commit. */
export function queueCrawls(
  ctx: AppContext,
  db: Executor,
  pairs: readonly Pair[],
  urgency: Urgency = "person",
): Promise<Pair[]> {
  return markWaiting(db, pairs, urgency, FRESH_SECONDS[storeOf(ctx).name]);
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
 * Defines the crawl job on every node with workers. It also runs every minute to pick up the work of crashed workers.
 */
export function defineCrawlJob(ctx: AppContext): void {
  ctx.queue.define(CRAWL_JOB, () => workOff(ctx), { concurrency: 2, expireSeconds: 300, cron: "* * * * *" });
}

/**
 * Crawls due targets, most urgent first, until the queue is empty, the store asks for a pause or `shiftMs` have passed.
 */
export async function workOff(ctx: AppContext, shiftMs = SHIFT_MS): Promise<void> {
  const end = Date.now() + shiftMs;
  for (;;) {
    const leased = await leaseNext(ctx.db);
    if (!leased) return;
    const pause = await crawl(ctx, leased);
    if (pause > 0) return wake(ctx, pause);
    if (Date.now() > end) return wake(ctx, 0);
  }
}

/** Crawls a leased target and reports the result. Returns the seconds to wait before the next request to the store. */
async function crawl(ctx: AppContext, { text, attempts, ended, failure, ...pair }: Leased): Promise<number> {
  if (ended) return tell(ctx, pair, failure);
  if (attempts > ATTEMPTS)
    return giveUp(ctx, pair, `The crawl was started ${ATTEMPTS} times and never finished.`);
  try {
    await crawlNow(ctx, { ...pair, text });
  } catch (error) {
    if (error instanceof StoreBusy) {
      await giveBack(ctx.db, pair, 0, false);
      return error.retryAfter ?? 1;
    }
    if (!(error instanceof ApiFailure)) {
      // Our own bug: other targets may still succeed, and this one is retried a few times.
      ctx.log.error({ err: error, ...pair }, "crawl failed unexpectedly");
      await giveBack(ctx.db, pair, LEAST_PAUSE_SECONDS, true);
      return 0;
    }
    if (error.retryAfter === undefined || attempts >= ATTEMPTS) return giveUp(ctx, pair, error.message);
    const pause = Math.max(error.retryAfter, LEAST_PAUSE_SECONDS);
    await giveBack(ctx.db, pair, pause, true);
    return pause;
  }
  return tell(ctx, pair, null);
}

async function giveUp(ctx: AppContext, pair: Pair, reason: string): Promise<number> {
  ctx.log.warn({ ...pair, reason }, "crawl failed");
  await markFailed(ctx.db, pair, reason);
  return tell(ctx, pair, reason);
}

async function tell(ctx: AppContext, pair: Pair, failure: string | null): Promise<number> {
  await crawlEnded.emit(ctx, { ...pair, failure });
  await markTold(ctx.db, pair);
  return 0;
}

/**
 * Searches the store and saves the result. `at` selects another point in time, for sources that support it.
 *
 * @throws StoreBusy if the store's rate limit is used up.
 * @throws STORE_UNAVAILABLE if the store fails.
 */
export async function crawlNow(
  ctx: AppContext,
  { text, ...pair }: Pair & { text: string },
  at?: Date,
): Promise<void> {
  const store = storeOf(ctx);
  const request = { term: text, platform: "ios" as const, country: pair.country, limit: TOP };
  const { listings, provenance } = await store.search(request, at);
  await assertHeld(store, listings, pair.country);
  const appIds = listings.map((listing) => listing.appId);
  await ctx.db.transaction((tx) =>
    saveCrawl(tx, {
      ...pair,
      source: store.name,
      algorithm: provenance.algorithm,
      appIds,
      at: at ?? new Date(),
    }),
  );
}
