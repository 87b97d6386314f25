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
// A worker that goes on for ever would never let a stopping node end, nor show that it lives.
const SHIFT_MS = 60_000;

// Asking a live store again within this time costs a call and tells nothing; what is kept here costs nothing to ask.
const FRESH_SECONDS: Record<Source, number> = { sample: 0, dataset: 0, apple: 600 };

/**
 * Queues a crawl of each pair that does not wait already; what a person waits for comes before the schedule's. Answers
 * those whose last crawl is fresh enough.
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

/** Does the same within a transaction; `wakeCrawlers` after its end lets them begin. */
export function queueCrawls(
  ctx: AppContext,
  db: Executor,
  pairs: readonly Pair[],
  urgency: Urgency = "person",
): Promise<Pair[]> {
  return markWaiting(db, pairs, urgency, FRESH_SECONDS[storeOf(ctx).name]);
}

/** Wakes the workers now. Never throws: the clock wakes them within a minute anyway. */
export async function wakeCrawlers(ctx: AppContext): Promise<void> {
  await wake(ctx, 0).catch((error: unknown) => ctx.log.warn({ err: error }, "the crawlers were not woken"));
}

async function wake(ctx: AppContext, startAfterSeconds: number): Promise<void> {
  await ctx.queue.send(
    CRAWL_JOB,
    {},
    { singletonKey: startAfterSeconds > 0 ? "later" : "now", startAfterSeconds },
  );
}

/** Works off what waits, on every node with workers. The clock wakes it too, for what a dead worker has left. */
export function defineCrawlJob(ctx: AppContext): void {
  ctx.queue.define(CRAWL_JOB, () => workOff(ctx), { concurrency: 2, expireSeconds: 300, cron: "* * * * *" });
}

/** Crawls the pairs that are due, the most urgent first, until none is left, the store wants a pause, or the shift ends. */
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

/** Crawls a leased pair and tells of its end. Answers for how many seconds the store is to be left alone. */
async function crawl(ctx: AppContext, { text, attempts, ended, failure, ...pair }: Leased): Promise<number> {
  if (ended) return tell(ctx, pair, failure);
  if (attempts > ATTEMPTS) return giveUp(ctx, pair, `The crawl was begun ${ATTEMPTS} times and never ended.`);
  try {
    await crawlNow(ctx, { ...pair, text });
  } catch (error) {
    if (error instanceof StoreBusy) {
      await giveBack(ctx.db, pair, 0, false);
      return error.retryAfter ?? 1;
    }
    if (!(error instanceof ApiFailure)) {
      // Not the store's fault but ours: the next pair may go well, and this one is tried again a few times.
      ctx.log.error({ err: error, ...pair }, "crawl broke");
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

/** Asks the store and keeps what it answers. `at` computes the order of another day where the source can. */
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
