import { SOURCE_FIELDS, type StoreSource as SourceDescription } from "@listwise/contracts/store";
import type { Database } from "../../../../infra/db/database";
import { ApiFailure } from "../../../../infra/http/errors";
import type { Logger } from "../../../../infra/logging/logger";
import { StoreBusy } from "../store-busy";
import { findByBundleIds, findListings, saveListings } from "../../store.repository";
import {
  isBundleId,
  searchAlgorithm,
  type SearchRequest,
  type StoredListing,
  type StoreSource,
} from "../store-source";
import { createAppleFacts } from "./apple-facts";
import { appleHosts } from "./apple-hosts";
import { loadPace } from "./apple-pace";
import { DIRECT } from "../live/egress";
import { createResilientFetch, type FetchOptions } from "../live/resilient-fetch";
import { readListings } from "./read-json";
import { readSearchPage } from "./read-search-page";

const CALLS_PER_MINUTE = 20;
const LOOKUP_IDS = 200;
const FRESH_MS = 24 * 3_600_000;
// A rank needs the app's name but not its latest rating, so a search refreshes only listings of this age.
const KNOWN_MS = 14 * FRESH_MS;

const APPLE: SourceDescription = {
  kind: "apple",
  label: "App Store",
  live: true,
  capturedAt: null,
  storefronts: null,
  // Subtitles and keyword fields aren't in Apple's answers.
  fields: SOURCE_FIELDS.filter((field) => field !== "subtitle" && field !== "keywords"),
};

export interface AppleOptions extends FetchOptions {
  baseUrl: string;
  perMinute?: number;
}

/** Creates a source that reads Apple's public pages. Results are cached, so a listing is fetched at most once a day. */
export function createAppleSource(db: Database, log: Logger, options: AppleOptions): StoreSource {
  const hosts = appleHosts(options.baseUrl, options.perMinute ?? CALLS_PER_MINUTE);
  const egressNames = (options.egress ?? DIRECT).map(({ name }) => name);
  const itunes = createResilientFetch(db, log, hosts.itunes, options);
  const web = createResilientFetch(db, log, hosts.web, options);

  async function lookup(
    storeIds: readonly string[],
    where: { platform: "ios"; country: string },
    freshMs = FRESH_MS,
  ): Promise<StoredListing[]> {
    const kept = new Map(
      (await findListings(db, "apple", storeIds, where)).map((each) => [each.storeId, each]),
    );
    const isFresh = (id: string) => Date.now() - (kept.get(id)?.fetchedAt?.getTime() ?? 0) < freshMs;
    const missing = storeIds.filter((id) => !isFresh(id) && /^\d+$/.test(id));
    try {
      for (let from = 0; from < missing.length; from += LOOKUP_IDS) {
        const ids = missing.slice(from, from + LOOKUP_IDS);
        const url = new URL("/lookup", hosts.itunes.base);
        url.search = new URLSearchParams({ id: ids.join(","), country: where.country }).toString();
        const found = await itunes(url, readListings(where.country));
        await saveListings(db, "apple", found, new Date());
        // An app that is no longer sold there isn't listed, whatever is cached.
        for (const id of ids) kept.delete(id);
        for (const listing of await findListings(
          db,
          "apple",
          found.map((each) => each.storeId),
          where,
        )) {
          kept.set(listing.storeId, listing);
        }
      }
    } catch (error) {
      // The last known listing is better than none; it has its own date.
      if (!(error instanceof ApiFailure) || !storeIds.every((id) => kept.has(id))) throw error;
    }
    return storeIds.flatMap((id) => kept.get(id) ?? []);
  }

  /** Returns the store ids of a bundle id; Apple is asked if it is unknown. */
  async function resolveStoreIds(id: string, where: { platform: "ios"; country: string }): Promise<string[]> {
    if (!isBundleId(id)) return [id];
    const known = await findByBundleIds(db, "apple", [id], where);
    if (known.length > 0) return known;
    const url = new URL("/lookup", hosts.itunes.base);
    url.search = new URLSearchParams({ bundleId: id, country: where.country }).toString();
    const found = await itunes(url, readListings(where.country));
    return (await saveListings(db, "apple", found, new Date())).map((listing) => listing.storeId);
  }

  /** Returns search results in the order that a phone shows. */
  async function searchWeb({ term, country, limit }: SearchRequest): Promise<StoredListing[]> {
    const url = new URL(`/${country}/iphone/search`, hosts.web.base);
    url.search = new URLSearchParams({ term }).toString();
    const ids = await web(url, readSearchPage(term, country));
    return lookup(ids.slice(0, limit), { platform: "ios", country }, KNOWN_MS);
  }

  async function searchItunes({ term, country, limit }: SearchRequest): Promise<StoredListing[]> {
    const url = new URL("/search", hosts.itunes.base);
    const query = { term, media: "software", entity: "software", limit: String(limit), country };
    url.search = new URLSearchParams(query).toString();
    const found = await itunes(url, readListings(country));
    return saveListings(db, "apple", found.slice(0, limit), new Date());
  }

  async function search(request: SearchRequest): Promise<{ listings: StoredListing[]; algorithm: string }> {
    try {
      return { listings: await searchWeb(request), algorithm: "apps-web-search" };
    } catch (error) {
      // While the page is only rate limited, waiting is better than using a different order.
      if (!(error instanceof ApiFailure) || (error instanceof StoreBusy && !error.failing)) throw error;
      log.warn({ term: request.term, reason: error.message }, "search page not usable, using iTunes");
    }
    return { listings: await searchItunes(request), algorithm: "itunes-search" };
  }

  return {
    ...createAppleFacts({ db, log, hosts, lookup, options }),
    name: "apple",
    getName: () => "apple",
    findPlatforms: async () => ["ios"],
    pace: () => loadPace(db, hosts, egressNames),
    describe: async () => APPLE,
    async search(request) {
      const fetchedAt = new Date().toISOString();
      const from = (algorithm?: string) => ({
        source: "apple" as const,
        ...searchAlgorithm("apple", algorithm),
        confidence: null,
        fetchedAt,
      });
      // Apple has no Android apps, and returns an error for a term without letters.
      if (request.platform !== "ios" || !/[\p{L}\p{N}]/u.test(request.term)) {
        return { listings: [], provenance: from() };
      }
      const { listings, algorithm } = await search(request);
      return { listings, provenance: from(algorithm) };
    },
    async lookup(ids, { platform, country }) {
      if (platform !== "ios") return [];
      const where = { platform, country };
      const storeIds = await Promise.all(ids.map((id) => resolveStoreIds(id, where)));
      return lookup([...new Set(storeIds.flat())], where);
    },
  };
}
