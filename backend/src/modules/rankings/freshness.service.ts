import type { AppContext } from "../../platform/context";
import { awaited, findPairs, requestCrawls, type Awaited, type Pair } from "../crawls";

const STALE_MS = 24 * 3_600_000;

export type Freshness = Awaited & { stale: boolean };

async function statesOf(ctx: AppContext, pairs: readonly Pair[], country: string) {
  const keywordIds = pairs.map((pair) => pair.keywordId);
  const states = new Map(
    (await findPairs(ctx.db, keywordIds, country)).map((pair) => [pair.keywordId, pair]),
  );
  const oldest = Date.now() - STALE_MS;
  const old = pairs.filter(({ keywordId }) => (states.get(keywordId)?.checkedAt?.getTime() ?? 0) < oldest);
  return { old, waits: (pair: Pair) => Boolean(states.get(pair.keywordId)?.queuedAt) };
}

/** How current the ranks of keywords in a storefront are, and what is awaited of them. */
export async function freshnessOf(
  ctx: AppContext,
  pairs: readonly Pair[],
  country: string,
): Promise<Freshness> {
  const { old, waits } = await statesOf(ctx, pairs, country);
  const state = await awaited(ctx, pairs.filter(waits));
  return { ...state, stale: old.length > 0 || state.queuedAt !== null };
}

/** The same after what is older than a day or was never checked has been queued. */
export async function refreshStale(
  ctx: AppContext,
  pairs: readonly Pair[],
  country: string,
): Promise<Freshness> {
  const { old, waits } = await statesOf(ctx, pairs, country);
  // One that waits may end before it could be asked for again: that would crawl it twice.
  const idle = old.filter((pair) => !waits(pair));
  if (idle.length > 0) await requestCrawls(ctx, idle);
  const state = await awaited(ctx, [...idle, ...pairs.filter(waits)]);
  return { ...state, stale: old.length > 0 || state.queuedAt !== null };
}
