import type { AppContext } from "../../platform/context";
import { storeOf } from "../store";
import { TOP } from "./crawls.service";
import type { Pair } from "./pairs.repository";
import { savePast, type Seen } from "./past.repository";

/**
 * Backfills the orders of a target at past `moments`, given oldest first, in one transaction. The target must be new:
 * never crawled, and no app's rank tracked for it. The source must support past dates.
 */
export async function crawlPast(
  ctx: AppContext,
  { text, ...pair }: Pair & { text: string },
  moments: readonly Date[],
): Promise<void> {
  const store = storeOf(ctx);
  const request = { term: text, platform: "ios" as const, country: pair.country, limit: TOP };
  const seen: Seen[] = [];
  let algorithm: string | null = null;
  for (const at of moments) {
    const { listings, provenance } = await store.search(request, at);
    const appIds = listings.map((listing) => listing.appId);
    const last = seen.at(-1);
    if (last?.appIds.join() === appIds.join()) last.lastSeenAt = at;
    else seen.push({ appIds, firstSeenAt: at, lastSeenAt: at });
    algorithm = provenance.algorithm;
  }
  await ctx.db.transaction((tx) => savePast(tx, { ...pair, source: store.name, algorithm }, seen));
}
