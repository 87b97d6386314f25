import type { DataSafety } from "@listwise/contracts/apps";
import type { Database } from "../../../../infra/db/database";
import { ApiFailure } from "../../../../infra/http/errors";
import type { ResilientFetch } from "../live/resilient-fetch";
import { findListings, saveListings } from "../../store.repository";
import type { Listing, StoredListing } from "../store-source";
import { GOOGLE_PLAY } from "./google-play-description";
import { askOrNull } from "./google-play-host";
import { readDataSafety, readDetails } from "./read-app";

/** Path of an app's page. */
export const DETAILS_PATH = "/store/apps/details";

const SOURCE = GOOGLE_PLAY.kind;
const FRESH_MS = 24 * 3_600_000;
/** First results from which the difficulty of a keyword is computed. */
const RATED_RESULTS = 10;
/** Listings that a search completes; chosen by us, so that a search stays cheap and difficulties become known in time. */
const COMPLETED_RESULTS = 2;

/** Creates the functions that read listings and keep them in the database. A listing is fetched at most once a day. */
export function createPlayListings(
  db: Database,
  ask: ResilientFetch,
  buildUrl: (path: string, country: string, query: Record<string, string>) => URL,
) {
  async function save(found: readonly Listing[], country: string): Promise<StoredListing[]> {
    const fetchedAt = new Date();
    await saveListings(db, SOURCE, found, fetchedAt);
    // A list has fewer fields than a details page; those that are known stay.
    const ids = found.map((listing) => listing.storeId);
    const stored = await findListings(db, SOURCE, ids, { platform: "android", country });
    const byId = new Map(stored.map((listing) => [listing.storeId, listing]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Returns the declaration about user data; `null` if it is unknown, because the listing is worth more than nothing. */
  async function askDataSafety(appId: string, country: string): Promise<DataSafety | null> {
    try {
      return await ask(buildUrl("/store/apps/datasafety", country, { id: appId }), readDataSafety);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return null;
    }
  }

  /**
   * Returns the listing of an app; `null` if it isn't sold in the storefront. Data safety is on a page of its own, which
   * costs another request.
   */
  async function lookUp(
    appId: string,
    country: string,
    { withDataSafety = false } = {},
  ): Promise<StoredListing | null> {
    const where = { platform: "android", country } as const;
    const [kept] = await findListings(db, SOURCE, [appId], where);
    // A listing without a description is only known from a list.
    const isFresh = kept?.description != null && Date.now() - (kept.fetchedAt?.getTime() ?? 0) < FRESH_MS;
    if (isFresh) return kept;
    try {
      const found = await askOrNull(
        ask(buildUrl(DETAILS_PATH, country, { id: appId }), readDetails(appId, country)),
      );
      if (!found) return null;
      const dataSafety = withDataSafety ? await askDataSafety(appId, country) : null;
      return (await save([{ ...found, dataSafety }], country))[0] ?? null;
    } catch (error) {
      // The last known listing is better than none; it has its own date.
      if (!(error instanceof ApiFailure) || !kept) throw error;
      return kept;
    }
  }

  /**
   * Returns the listings that the store provides now, because each one takes a request.
   * @throws STORE_UNAVAILABLE if it provides none
   */
  async function lookUpSome(appIds: readonly string[], country: string): Promise<StoredListing[]> {
    const answers = await Promise.allSettled(appIds.map((id) => lookUp(id, country)));
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? (answer.value ?? []) : []));
    for (const answer of answers) {
      const failed = answer.status === "rejected";
      if (failed && (found.length === 0 || !(answer.reason instanceof ApiFailure))) throw answer.reason;
    }
    return found;
  }

  /** Completes some of the first results, because a list has no number of ratings. */
  async function completeSome(listings: readonly StoredListing[], country: string): Promise<StoredListing[]> {
    const unrated = listings.slice(0, RATED_RESULTS).filter(({ ratingCount }) => ratingCount === null);
    const completed = new Map<string, StoredListing | null>();
    try {
      for (const { storeId } of unrated.slice(0, COMPLETED_RESULTS))
        completed.set(storeId, await lookUp(storeId, country));
    } catch (error) {
      // The order of the results is known; their ratings can wait.
      if (!(error instanceof ApiFailure)) throw error;
    }
    return listings.map((listing) => completed.get(listing.storeId) ?? listing);
  }

  return { save, lookUp, lookUpSome, completeSome };
}
