import { SHOWCASE_DAYS, type ShowcaseResult } from "@listwise/contracts/site";
import type { Provenance } from "@listwise/contracts/store";
import { DAY_MS } from "../../infra/durations";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { loadListings } from "../apps";
import { findKeyword, countStoredRanks, findCrawls, type StoredCrawl } from "../crawls";
import {
  assertStorefront,
  searchAlgorithm,
  getStore,
  isLive,
  countListed,
  type ListingSummary,
} from "../store";

const MAX_RESULTS = 5;

/** Returns the totals, cached for a minute because they are the same for everyone. */
export const loadTotals = createWeakMemo((ctx: AppContext) =>
  createTtlCache(
    async () => {
      const store = getStore(ctx);
      const source = store.name;
      const [listed, ranked, { importing }] = await Promise.all([
        countListed(ctx.db, source),
        countStoredRanks(ctx.db, source),
        store.describe(),
      ]);
      const known = (value: number) => (value > 0 ? value : null);
      const ifComplete = (value: number) => (importing ? null : known(value));
      return {
        data: {
          apps: ifComplete(listed.apps),
          storefronts: ifComplete(listed.storefronts),
          keywords: known(ranked.keywords),
          ranks: known(ranked.ranks),
        },
        source,
        countedAt: new Date().toISOString(),
      };
    },
    { ms: 60_000, max: 1 },
  ),
);

/**
 * Returns the top apps for a keyword. Visitors never cause requests to a live store: they see stored results only.
 *
 * @throws UNKNOWN_COUNTRY
 */
export const loadTopApps = createWeakMemo((ctx: AppContext) =>
  createTtlCache(
    async (term: string, country: string) => {
      assertStorefront(country);
      const keywordId = await findKeyword(ctx.db, term, "ios");
      const since = new Date(Date.now() - SHOWCASE_DAYS * DAY_MS);
      const source = getStore(ctx).getName("ios");
      const crawls =
        keywordId === null ? [] : await findCrawls(ctx.db, { keywordId, country, source, since });
      const { listings, provenance } = isLive(source)
        ? await storedTop(ctx, crawls.at(-1))
        : await searchTop(ctx, term, country);
      return { data: listings.map((listing, index) => present(listing, index + 1, crawls)), provenance };
    },
    { ms: 60_000, max: 200 },
  ),
);

function searchTop(ctx: AppContext, term: string, country: string) {
  return getStore(ctx).search({ term, platform: "ios", country, limit: MAX_RESULTS });
}

async function storedTop(ctx: AppContext, last: StoredCrawl | undefined) {
  if (!last)
    throw fail(
      "NOT_FOUND",
      "No one has tracked this keyword in this country yet. Try another keyword or country.",
    );
  const top = last.appIds.slice(0, MAX_RESULTS);
  const listings = await loadListings(ctx, top);
  const provenance: Provenance = {
    source: "apple",
    ...searchAlgorithm("apple"),
    confidence: null,
    fetchedAt: last.lastSeenAt.toISOString(),
  };
  return { listings: top.flatMap((id) => listings.get(id) ?? []), provenance };
}

function present(
  { appId, name, icon, developer, rating }: ListingSummary,
  position: number,
  crawls: readonly StoredCrawl[],
): ShowcaseResult {
  return { position, name, icon, developer, rating, ranks: ranksByDay(appId, crawls) };
}

/** Returns an app's rank at the end of each of the last days; `null` without a crawl or if it wasn't listed. */
function ranksByDay(appId: number, crawls: readonly StoredCrawl[]): (number | null)[] {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return Array.from({ length: SHOWCASE_DAYS }, (_, index) => {
    const start = today - (SHOWCASE_DAYS - 1 - index) * DAY_MS;
    const crawl = crawls.findLast(
      ({ firstSeenAt, lastSeenAt }) =>
        firstSeenAt.getTime() < start + DAY_MS && lastSeenAt.getTime() >= start,
    );
    const place = crawl?.appIds.indexOf(appId) ?? -1;
    return place < 0 ? null : place + 1;
  });
}
