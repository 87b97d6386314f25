import type { AppContext } from "../../infra/context";
import {
  forAccount,
  loadQueueEta,
  findTargetStates,
  requestCrawls,
  type QueueEta,
  type CrawlTarget,
} from "../crawls";

const STALE_MS = 24 * 3_600_000;
// After a refusal, viewing ranks doesn't ask the store again for this long; an explicit update does.
const REFUSED_MS = 10 * 60_000;

export type Freshness = QueueEta & { stale: boolean; failure: string | null };

async function loadStates(ctx: AppContext, pairs: readonly CrawlTarget[], country: string) {
  const keywordIds = pairs.map((pair) => pair.keywordId);
  const states = new Map(
    (await findTargetStates(ctx.db, keywordIds, country)).map((pair) => [pair.keywordId, pair]),
  );
  const since = (moment: Date | null | undefined) => Date.now() - (moment?.getTime() ?? 0);
  const old = pairs.filter(({ keywordId }) => since(states.get(keywordId)?.checkedAt) > STALE_MS);
  const waits = (pair: CrawlTarget) => Boolean(states.get(pair.keywordId)?.queuedAt);
  const refused = (pair: CrawlTarget) =>
    !waits(pair) && since(states.get(pair.keywordId)?.failedAt) < REFUSED_MS;
  const failed = pairs.find((pair) => !waits(pair) && states.get(pair.keywordId)?.failure);
  const failure = (failed && states.get(failed.keywordId)?.failure) ?? null;
  return { old, waits, refused, failure };
}

/** Returns how current the ranks of keywords in a storefront are, and the state of their queued crawls. */
export async function loadFreshness(
  ctx: AppContext,
  pairs: readonly CrawlTarget[],
  country: string,
): Promise<Freshness> {
  const { old, waits, failure } = await loadStates(ctx, pairs, country);
  const state = await loadQueueEta(ctx, pairs.filter(waits));
  return { ...state, stale: old.length > 0 || state.queuedAt !== null, failure };
}

/** Queues crawls for ranks that are missing or older than a day, and returns the freshness afterwards. */
export async function refreshStale(
  ctx: AppContext,
  userId: number,
  pairs: readonly CrawlTarget[],
  country: string,
): Promise<Freshness> {
  const { old, waits, refused, failure } = await loadStates(ctx, pairs, country);
  // A queued crawl may finish before it is requested again, which would crawl its keyword twice.
  const idle = old.filter((pair) => !waits(pair) && !refused(pair));
  if (idle.length > 0) await requestCrawls(ctx, forAccount(userId, idle));
  const state = await loadQueueEta(ctx, [...idle, ...pairs.filter(waits)]);
  return { ...state, stale: old.length > 0 || state.queuedAt !== null, failure };
}
