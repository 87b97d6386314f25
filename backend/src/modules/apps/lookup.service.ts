import type { StoreLink } from "@listwise/aso-core/stores";
import { DEFAULT_COUNTRY, type Provenance } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { fail, failNotFound } from "../../infra/http/errors";
import {
  assertCovered,
  assertStorefront,
  isStorefront,
  getStore,
  type ListingSummary,
  type Platform,
  type AppRef,
} from "../store";
import { parseAppReference } from "./parse-app-reference";
import { findAppById, findAppByStoreId } from "./visible-apps.reads";

const INTERNAL_ID = /^\d{1,8}$/;

/**
 * Returns the app for an id: an internal id (at most 8 digits) or a store id, which is looked up in the store if it is new.
 * An app that no store lists only exists for users who added it.
 *
 * @throws NOT_FOUND
 */
export async function resolveApp(
  ctx: AppContext,
  userId: number,
  id: string,
  country?: string,
): Promise<AppRef> {
  if (INTERNAL_ID.test(id)) return (await findAppById(ctx.db, userId, Number(id))) ?? throwUnknownApp();
  if (id.length <= 8 && !id.includes(".")) return throwUnknownApp();
  return resolveStoreId(ctx, userId, id, undefined, country);
}

/**
 * Returns the app for a store id of any length, looking it up in the store if it is new.
 *
 * @throws NOT_FOUND
 */
export async function resolveStoreId(
  ctx: AppContext,
  userId: number,
  storeId: string,
  platform?: Platform,
  country = DEFAULT_COUNTRY,
): Promise<AppRef> {
  const known = await findAppByStoreId(ctx.db, userId, storeId, platform);
  if (known) return known;
  // A dotted id can be an App Store bundle id or a Google Play package: only a lookup can tell.
  for (const on of platform ? [platform] : await getStore(ctx).findPlatforms()) {
    const [found] = await getStore(ctx).lookup([storeId], { platform: on, country });
    if (found) return { id: found.appId, platform: found.platform, storeId: found.storeId };
  }
  return throwUnknownApp();
}

/** @throws NOT_FOUND */
export function throwUnknownApp(): never {
  throw failNotFound("app");
}

interface Query {
  q: string;
  platform: Platform;
  country: string;
  limit: number;
}

/**
 * Searches the store and returns listings in its order. A store link or id only finds the app that it names.
 *
 * @throws VALIDATION_FAILED for an empty query, UNKNOWN_COUNTRY
 */
export async function searchStore(
  ctx: AppContext,
  { q, ...query }: Query,
): Promise<{ listings: readonly ListingSummary[]; provenance: Provenance }> {
  const term = q.trim();
  if (term === "") throw fail("VALIDATION_FAILED", "Arama sorgusu boş olamaz");
  assertStorefront(query.country);
  const named = parseAppReference(term, query.platform);
  return named ? lookUpApp(ctx, named, query.country) : getStore(ctx).search({ ...query, term });
}

async function lookUpApp(ctx: AppContext, { storeId, platform, country }: StoreLink, asked: string) {
  const store = getStore(ctx);
  let listings = await store.lookup([storeId], { platform, country: asked });
  if (listings.length === 0 && country !== null && country !== asked && isStorefront(country)) {
    listings = await store.lookup([storeId], { platform, country });
  }
  if (listings.length === 0) await assertCovered(ctx, asked);
  const fetchedAt = listings[0]?.fetchedAt?.toISOString() ?? null;
  return {
    listings,
    provenance: {
      source: store.getName(platform),
      algorithm: null,
      version: null,
      confidence: null,
      fetchedAt,
    },
  };
}
