import type { AppContext } from "../../platform/context";
import { ApiFailure } from "../../platform/errors";
import { crawlEnded, type CrawlEnded } from "../crawls";
import { storeOf } from "../store";
import { findText } from "./research.repository";
import { computeMetrics, keywordMetrics } from "./research.service";
import { findStale } from "./stale.repository";

export const REFRESH_JOB = "keyword-figures";
const CLAIM_SECONDS = 3_600;
// A keyword costs a live store up to six questions: persons keep more than half of what its host bears.
const PAUSE_SECONDS = 30;

/**
 * Keeps the figures of tracked keywords: right after their crawl where listings are kept here; a live store is asked for
 * one keyword after the other, and never again for the same within a week.
 */
export function defineRefresh(ctx: AppContext): void {
  const live = ctx.config.storeSource.kind === "apple";
  ctx.queue.define(REFRESH_JOB, () => refreshNext(ctx), { cron: "*/10 * * * *", retries: 0 });
  crawlEnded.on(ctx, (ended) => (live ? wake(ctx) : refreshCrawled(ctx, ended)));
}

async function wake(ctx: AppContext): Promise<void> {
  await ctx.queue.send(REFRESH_JOB, {}, { singletonKey: "next", startAfterSeconds: PAUSE_SECONDS });
}

/** Figures are an extra: the crawl has ended well without them. */
async function refreshCrawled(ctx: AppContext, { keywordId, country, failure }: CrawlEnded): Promise<void> {
  try {
    const text = failure === null ? await findText(ctx.db, keywordId) : null;
    if (text !== null) await keywordMetrics(ctx, text, country);
  } catch (error) {
    ctx.log.error({ err: error, keywordId, country }, "figures broke");
  }
}

/** Computes the figures of the tracked keyword that lacks them longest, and comes back for the next one. */
export async function refreshNext(ctx: AppContext): Promise<void> {
  for (const keyword of await findStale(ctx.db, storeOf(ctx).name)) {
    const claim = `figures:${keyword.keywordId}:${keyword.country}`;
    // Another node is at it, or it went wrong a while ago.
    if ((await ctx.limiter.hit(claim, CLAIM_SECONDS)).hits > 1) continue;
    try {
      await computeMetrics(ctx, keyword, "give up");
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // Nothing to wait for: the store has no such storefront.
      if (error.code === "UNKNOWN_COUNTRY") continue;
      return ctx.log.warn({ ...keyword, reason: error.message }, "figures have to wait");
    }
    return wake(ctx);
  }
}
