import { z } from "@listwise/contracts";
import type { Database } from "../../../../platform/database";
import { ApiFailure } from "../../../../platform/errors";
import type { Logger } from "../../../../platform/logger";
import { fromItunes, ItunesListingSchema } from "../../itunes-listing";
import { findListings, saveListings } from "../../store.repository";
import { searchAlgorithm, type Listing, type StoredListing, type StoreSource } from "../../store-source";
import { createPoliteFetch, unexpected } from "./polite-fetch";

const AnswerSchema = z.object({
  resultCount: z.number(),
  results: z.array(z.looseObject({ kind: z.optional(z.string()) })),
});
const CALLS_PER_MINUTE = 20;
const LOOKUP_IDS = 200;
const FRESH_MS = 24 * 3_600_000;

export interface AppleOptions {
  baseUrl: string;
  perMinute?: number;
  deadlineMs?: number;
}

/** Apple's public search and lookup. What they tell is kept, so that a listing is asked for once a day at most. */
export function createAppleSource(db: Database, log: Logger, options: AppleOptions): StoreSource {
  const { host } = new URL(options.baseUrl);
  const bucket = { host, perMinute: options.perMinute ?? CALLS_PER_MINUTE };
  const http = createPoliteFetch(db, log, bucket, options.deadlineMs);

  async function ask(path: string, query: Record<string, string>, country: string): Promise<Listing[]> {
    const url = new URL(path, options.baseUrl);
    url.search = new URLSearchParams({ ...query, country }).toString();
    const answer = z.safeParse(AnswerSchema, await http.json(url));
    if (!answer.success) throw unexpected(host, "it has no list of results");
    const { resultCount, results } = answer.data;
    if (resultCount !== results.length) throw unexpected(host, `${results.length} of ${resultCount} results`);
    return results
      .filter((result) => result.kind === "software")
      .map((result, index) => {
        const parsed = z.safeParse(ItunesListingSchema, result);
        if (parsed.success) return { ...fromItunes(parsed.data, country), country };
        const at = parsed.error.issues[0]?.path.join(".") ?? "";
        throw unexpected(host, `result ${index + 1} has no usable ${at}`);
      });
  }

  return {
    name: "apple",
    async search({ term, platform, country, limit }) {
      const fetchedAt = new Date();
      const provenance = {
        source: "apple" as const,
        ...searchAlgorithm("apple"),
        confidence: null,
        fetchedAt: fetchedAt.toISOString(),
      };
      // Apple sells no Android apps, and answers a term without letters with an error.
      if (platform !== "ios" || !/[\p{L}\p{N}]/u.test(term)) return { listings: [], provenance };
      const query = { term, media: "software", entity: "software", limit: String(limit) };
      const found = await ask("/search", query, country);
      return { listings: await saveListings(db, "apple", found.slice(0, limit), fetchedAt), provenance };
    },
    async lookup(storeIds, where) {
      if (where.platform !== "ios") return [];
      const kept = await findListings(db, "apple", storeIds, where);
      const fresh = new Map<string, StoredListing>();
      for (const listing of kept) {
        if (Date.now() - listing.fetchedAt.getTime() < FRESH_MS) fresh.set(listing.storeId, listing);
      }
      const missing = storeIds.filter((id) => !fresh.has(id) && /^\d+$/.test(id));
      try {
        for (let from = 0; from < missing.length; from += LOOKUP_IDS) {
          const id = missing.slice(from, from + LOOKUP_IDS).join(",");
          const found = await ask("/lookup", { id }, where.country);
          for (const listing of await saveListings(db, "apple", found, new Date()))
            fresh.set(listing.storeId, listing);
        }
      } catch (error) {
        // The last known listing is better than none; it carries its own date.
        const known = new Map([...kept.map((listing) => [listing.storeId, listing] as const), ...fresh]);
        if (!(error instanceof ApiFailure) || !storeIds.every((id) => known.has(id))) throw error;
        return [...known.values()];
      }
      return [...fresh.values()];
    },
  };
}
