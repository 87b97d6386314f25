import type { AppContext } from "../../platform/context";
import { storeOf } from "../store";
import { TOP } from "./crawls.service";
import type { Pair } from "./pairs.repository";
import { savePast, type Seen } from "./past.repository";

/**
 * Computes the orders of a pair at moments of the past, the oldest first, and keeps them in one go: for a pair that was
 * never crawled and that nobody watches yet. The source must know other days.
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
