import type { AppContext } from "../../infra/context";
import { getStore } from "../store";
import { MAX_RESULTS } from "./crawls.service";
import { insertBackfill, type SeenOrder } from "./backfill.repository";
import type { NamedTarget } from "./crawl-target";
import { computeTopStrengths } from "./ranks/results.repository";

/**
 * Backfills the orders of a target at past `moments`, given oldest first, in one transaction. The target must be new:
 * never crawled, and no app's rank tracked for it. The source must support past dates.
 */
export async function backfillCrawls(
  ctx: AppContext,
  { text, platform, ...pair }: NamedTarget,
  moments: readonly Date[],
): Promise<void> {
  const store = getStore(ctx);
  const request = { term: text, platform, country: pair.country, limit: MAX_RESULTS };
  const seen: SeenOrder[] = [];
  let algorithm: string | null = null;
  let topStrengths: (number | null)[] = [];
  for (const at of moments) {
    const { listings, provenance } = await store.search(request, at);
    const appIds = listings.map((listing) => listing.appId);
    const last = seen.at(-1);
    if (last?.appIds.join() === appIds.join()) last.lastSeenAt = at;
    else seen.push({ appIds, firstSeenAt: at, lastSeenAt: at });
    algorithm = provenance.algorithm;
    topStrengths = computeTopStrengths(text, listings);
  }
  await ctx.db.transaction((tx) =>
    insertBackfill(tx, { ...pair, source: store.getName(platform), algorithm, topStrengths }, seen),
  );
}
