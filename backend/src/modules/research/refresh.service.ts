import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { crawlEnded, findKeywordById, type CrawlEnded } from "../crawls";
import { getStore } from "../store";
import { computeMetrics, loadKeywordMetrics } from "./research.service";
import { findStale, needsEstimate } from "./stale.repository";

export const REFRESH_JOB = "keyword-figures";
const CLAIM_SECONDS = 3_600;
// A keyword takes up to six requests to a live store; this pause leaves more than half of the host's rate limit to
// users.
const PAUSE_SECONDS = 30;

/**
 * Defines jobs that refresh the metrics of tracked keywords: right after a crawl if listings are stored here; for a
 * live store one keyword after the other, and each at most once a week.
 */
export function defineRefresh(ctx: AppContext): void {
  const live = ctx.config.storeSource.kind === "live";
  ctx.queue.define(REFRESH_JOB, () => refreshNext(ctx), { cron: "*/10 * * * *", retries: 0 });
  crawlEnded.on(ctx, (ended) => (live ? refreshLive(ctx, ended) : refreshCrawled(ctx, ended)));
}

async function scheduleRefresh(ctx: AppContext): Promise<void> {
  await ctx.queue.send(REFRESH_JOB, {}, { singletonKey: "next", startAfterSeconds: PAUSE_SECONDS });
}

/** Metrics are optional: a crawl succeeds without them. */
async function refreshCrawled(ctx: AppContext, { keywordId, country, failure }: CrawlEnded): Promise<void> {
  try {
    const found = failure === null ? await findKeywordById(ctx.db, keywordId) : null;
    if (found) await loadKeywordMetrics(ctx, { keyword: found.text, platform: found.platform, country });
  } catch (error) {
    ctx.log.error({ err: error, keywordId, country }, "computing metrics failed");
  }
}

/**
 * Schedules the refresh of tracked keywords. A keyword that no user tracks, such as an idea of the keyword generator, is
 * estimated from its search results only, without requests to the store.
 */
async function refreshLive(ctx: AppContext, { keywordId, country, failure }: CrawlEnded): Promise<void> {
  const source = getStore(ctx).name;
  if (failure === null && (await needsEstimate(ctx.db, { keywordId, country, source }))) {
    const found = await findKeywordById(ctx.db, keywordId);
    if (found) await computeMetrics(ctx, { keywordId, country, ...found }, "skip");
  }
  await scheduleRefresh(ctx);
}

/** Computes the metrics of the tracked keyword that needs them most, and schedules the next one. */
export async function refreshNext(ctx: AppContext): Promise<void> {
  for (const keyword of await findStale(ctx.db, getStore(ctx).name)) {
    const claim = `figures:${keyword.keywordId}:${keyword.country}`;
    // Another node is working on it, or it failed recently.
    if ((await ctx.limiter.hit(claim, CLAIM_SECONDS)).hits > 1) continue;
    try {
      await computeMetrics(ctx, keyword, "give up");
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The store doesn't have this storefront, so waiting wouldn't help.
      if (error.code === "UNKNOWN_COUNTRY") continue;
      return ctx.log.warn({ ...keyword, reason: error.message }, "metrics are postponed");
    }
    return scheduleRefresh(ctx);
  }
}
