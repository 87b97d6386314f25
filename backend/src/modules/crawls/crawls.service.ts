import type { Source } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { ApiFailure } from "../../platform/errors";
import { storeOf } from "../store";
import { crawlEnded } from "./crawls.events";
import { saveCrawl } from "./crawls.repository";
import { findWaiting, markFailed, markQueued, type Pair } from "./pairs.repository";

export const CRAWL_JOB = "ranking-crawl";
export const TOP = 200;
const ATTEMPTS = 5;
const LEAST_PAUSE_SECONDS = 15;

interface CrawlJob extends Pair {
  attempt: number;
}

// Asking a live store again within this time costs a call and tells nothing; what is kept here costs nothing to ask.
const FRESH_SECONDS: Record<Source, number> = { sample: 0, dataset: 0, apple: 600 };

/**
 * Queues a crawl of each pair that does not wait already, one every `spacingSeconds`. Answers those whose last crawl is
 * fresh enough.
 */
export async function requestCrawls(
  ctx: AppContext,
  pairs: readonly Pair[],
  spacingSeconds = 0,
): Promise<{ fresh: Pair[] }> {
  const fresh: Pair[] = [];
  let queued = 0;
  for (const { keywordId, country } of pairs) {
    const pair = { keywordId, country };
    if (await markQueued(ctx.db, pair, FRESH_SECONDS[storeOf(ctx).name])) {
      await send(ctx, { ...pair, attempt: 1 }, queued++ * spacingSeconds);
    } else if (!(await findWaiting(ctx.db, pair))?.queuedAt) fresh.push(pair);
  }
  return { fresh };
}

async function send(ctx: AppContext, job: CrawlJob, startAfterSeconds?: number): Promise<void> {
  const key = `${storeOf(ctx).name}:${job.country}:${job.keywordId}:${job.attempt}`;
  await ctx.queue.send(CRAWL_JOB, job, { singletonKey: key, startAfterSeconds });
}

export function defineCrawlJob(ctx: AppContext): void {
  ctx.queue.define<CrawlJob>(CRAWL_JOB, (job) => crawl(ctx, job), { concurrency: 2, expireSeconds: 120 });
}

async function crawl(ctx: AppContext, { attempt, ...pair }: CrawlJob): Promise<void> {
  const waiting = await findWaiting(ctx.db, pair);
  if (!waiting) return;
  // Delivered again after its work was done: only the telling may be missing.
  if (!waiting.queuedAt) return crawlEnded.emit(ctx, { ...pair, failure: waiting.failure });
  try {
    await crawlNow(ctx, { ...pair, text: waiting.text });
    await crawlEnded.emit(ctx, { ...pair, failure: null });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.retryAfter !== undefined && attempt < ATTEMPTS) {
      const pause = Math.max(error.retryAfter, LEAST_PAUSE_SECONDS);
      return send(ctx, { ...pair, attempt: attempt + 1 }, pause);
    }
    ctx.log.warn({ ...pair, reason: error.message }, "crawl failed");
    await markFailed(ctx.db, pair, error.message);
    await crawlEnded.emit(ctx, { ...pair, failure: error.message });
  }
}

/** Asks the store and keeps what it answers. `at` computes the order of another day where the source can. */
export async function crawlNow(
  ctx: AppContext,
  { text, ...pair }: Pair & { text: string },
  at?: Date,
): Promise<void> {
  const store = storeOf(ctx);
  const request = { term: text, platform: "ios" as const, country: pair.country, limit: TOP };
  const { listings } = await store.search(request, at);
  const appIds = listings.map((listing) => listing.appId);
  await ctx.db.transaction((tx) =>
    saveCrawl(tx, { ...pair, source: store.name, appIds, at: at ?? new Date() }),
  );
}
