import type { Database } from "../../../../infra/db/database";
import { ApiFailure } from "../../../../infra/http/errors";
import type { Logger } from "../../../../infra/logging/logger";
import { createFact, createUnknownFact } from "../catalog-source";
import { createBucketKey, DIRECT } from "../live/egress";
import { BREAKER, findHostState } from "../live/host-rate-limit.repository";
import { createResilientFetch } from "../live/resilient-fetch";
import { LAST_REVIEW_PAGE, REVIEWS_PER_PAGE } from "../store-facts";
import { searchAlgorithm, type Listing, type StoredListing, type StoreSource } from "../store-source";
import {
  buildChartCall,
  buildNextPageCall,
  buildReviewsCall,
  buildSuggestCall,
  CATEGORY_IDS,
  getMarketQuery,
} from "./play-calls";
import { GOOGLE_PLAY } from "./google-play-description";
import { askOrNull, googlePlayHost, type GooglePlayOptions } from "./google-play-host";
import { createPlayListings, DETAILS_PATH } from "./play-listings";
import { readLinkedApps } from "./read-app";
import {
  dropRepeated,
  readChart,
  readNextPage,
  readReviews,
  readSearchPage,
  readSuggestions,
  type ListPage,
} from "./read-lists";

const CHART = 200;
const SIMILAR = 10;
const SOURCE = GOOGLE_PLAY.kind;
const NO_IOS = "Google Play has no iOS apps.";

/** Creates a source that reads Google Play's public pages. A listing is fetched at most once a day. */
export function createGooglePlaySource(db: Database, log: Logger, options: GooglePlayOptions): StoreSource {
  const host = googlePlayHost(options.baseUrl, options.perMinute);
  const keys = (options.egress ?? DIRECT).map(({ name }) => createBucketKey(host.bucket.host, name));
  const ask = createResilientFetch(db, log, host, options);

  const buildUrl = (path: string, country: string, query: Record<string, string> = {}) => {
    const url = new URL(path, host.base);
    url.search = new URLSearchParams({ ...query, ...getMarketQuery(country) }).toString();
    return url;
  };
  const buildCallUrl = (name: string, country: string) =>
    buildUrl("/_/PlayStoreUi/data/batchexecute", country, { rpcids: name });

  const { save, lookUp, lookUpSome, completeSome } = createPlayListings(db, ask, buildUrl);

  async function searchAll(term: string, country: string, limit: number): Promise<Listing[]> {
    const url = buildUrl("/store/search", country, { q: term, c: "apps" });
    let page: ListPage = await ask(url, readSearchPage(country));
    let listings = page.listings;
    while (page.token !== null && listings.length < limit) {
      try {
        const form = buildNextPageCall(page.token);
        page = await ask(buildCallUrl("qnKhOb", country), readNextPage(country), { form });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        // The first results are right whether more follow or not; their number is stored with them.
        log.warn({ term, country, reason: error.message }, "further search results not usable");
        break;
      }
      const before = listings.length;
      listings = dropRepeated([...listings, ...page.listings]);
      if (listings.length === before) break;
    }
    return listings.slice(0, limit);
  }

  return {
    name: SOURCE,
    getName: () => SOURCE,
    findPlatforms: async () => ["android"],
    describe: async () => GOOGLE_PLAY,
    async pace() {
      const state = await findHostState(db, keys);
      return state.failures >= BREAKER.failures
        ? {
            perMinute: null,
            reason: "The store hasn't responded recently, so requests are paused for a while.",
          }
        : { perMinute: host.bucket.perMinute * keys.length, waitSeconds: state.waitSeconds };
    },
    async search({ term, platform, country, limit }) {
      const isAsked = platform === "android" && /[\p{L}\p{N}]/u.test(term);
      const found = isAsked ? await save(await searchAll(term, country, limit), country) : [];
      const listings = await completeSome(found, country);
      const fetchedAt = new Date().toISOString();
      return {
        listings,
        provenance: { source: SOURCE, ...searchAlgorithm(SOURCE), confidence: null, fetchedAt },
      };
    },
    async lookup(ids, { platform, country }) {
      if (platform !== "android") return [];
      const found: StoredListing[] = [];
      for (const id of new Set(ids)) {
        const listing = id.includes(".") ? await lookUp(id, country, { withDataSafety: true }) : null;
        if (listing) found.push(listing);
      }
      return found;
    },
    async reviews({ storeId, platform, country }, page) {
      if (platform !== "android") return createUnknownFact(NO_IOS);
      // Further pages need the token of the one before, so all of them are asked for in one call.
      const count = page === 1 ? REVIEWS_PER_PAGE : REVIEWS_PER_PAGE * LAST_REVIEW_PAGE;
      const form = buildReviewsCall(storeId, count);
      const all = await ask(buildCallUrl("UsvDTd", country), readReviews, { form });
      const from = (page - 1) * REVIEWS_PER_PAGE;
      const more = page === 1 ? all.length >= REVIEWS_PER_PAGE : all.length > from + REVIEWS_PER_PAGE;
      return createFact({ reviews: all.slice(from, from + REVIEWS_PER_PAGE), more });
    },
    async hints(typed, { platform, country }) {
      if (platform !== "android") return createUnknownFact(NO_IOS);
      const form = buildSuggestCall(typed);
      return createFact(await ask(buildCallUrl("IJ4APc", country), readSuggestions, { form }));
    },
    async chart({ platform, country, category, kind }) {
      if (platform !== "android") return createUnknownFact(NO_IOS);
      const id = CATEGORY_IDS[category];
      if (id === undefined)
        return createUnknownFact(`Google Play has no chart of the category "${category}".`);
      const form = buildChartCall(kind, id, CHART);
      const found = await ask(buildCallUrl("vyAe2", country), readChart(country), { form });
      return createFact(found.slice(0, CHART).map(({ storeId }) => storeId));
    },
    async similar({ storeId, platform, country }) {
      if (platform !== "android") return createUnknownFact(NO_IOS);
      const linked = await askOrNull(
        ask(buildUrl(DETAILS_PATH, country, { id: storeId }), readLinkedApps(storeId)),
      );
      if (linked === null) return createUnknownFact("The app isn't listed in this storefront.");
      const own = (await lookUp(storeId, country))?.developer ?? null;
      const listed = await lookUpSome(linked.slice(0, SIMILAR), country);
      return createFact(listed.filter(({ developer }) => own === null || developer !== own));
    },
  };
}
