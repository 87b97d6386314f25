import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import { eq, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../../infra/db/database";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import { apps, listings } from "../store.schema";
import { listingColumns, summaryColumns } from "../store.repository";
import type { ListingSummary, StoredListing } from "../sources/store-source";

const query = new QueryBuilder();

/** Preferred source and storefront for the listing that represents an app. */
export interface Storefront {
  source: Source;
  country: string;
}

/** Stands for a {@link Storefront} with which a prepared statement is executed. */
const executedWith = { source: sql.placeholder("source"), country: sql.placeholder("country") };

/** True for listings of the given source, or of any live one if that is one: an app is in one of the stores. */
const isPreferred = (source: Storefront["source"] | typeof executedWith.source) =>
  sql`(${listings.source} = ${source} or (${source} in ('apple', 'google-play') and ${listings.source} in ('apple', 'google-play')))`;

/** Orders an app's listings: the given source first, then the given storefront, the default one, and the latest. */
const orderNearest = ({ source, country }: Storefront | typeof executedWith) => [
  sql`${isPreferred(source)} desc`,
  sql`(${listings.country} = ${country}) desc`,
  sql`(${listings.country} = ${DEFAULT_COUNTRY}) desc`,
  sql`${listings.fetchedAt} desc nulls last`,
  listings.country,
];

/**
 * Returns the preferred listing of an app as a subquery for a lateral join. Without `preferred`, the enclosing prepared
 * statement is executed with a {@link Storefront}.
 */
export function selectNearestListing(
  appId: SQLWrapper,
  preferred: Storefront | typeof executedWith = executedWith,
) {
  const { name, icon, developer, primaryGenre, rating, ratingCount, source, fetchedAt } = listings;
  return query
    .select({ name, icon, developer, primaryGenre, rating, ratingCount, source, fetchedAt })
    .from(listings)
    .where(eq(listings.appId, appId))
    .orderBy(...orderNearest(preferred))
    .limit(1)
    .as("listing");
}

const getSummariesStatement = createWeakMemo((db: Executor) => {
  const wanted = sql`unnest(${sql.placeholder("appIds")}::int[], ${sql.placeholder("countries")}::text[])
    as wanted(app_id, country)`;
  return db
    .selectDistinctOn([listings.appId], summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .innerJoin(wanted, sql`wanted.app_id = ${listings.appId}`)
    .orderBy(
      listings.appId,
      sql`${isPreferred(executedWith.source)} desc`,
      sql`(${listings.country} = wanted.country) desc nulls last`,
      ...orderNearest(executedWith).slice(1),
    )
    .prepare("listing_summaries");
});

/** An app, with the storefront whose listing is preferred. */
export interface ListingRequest {
  appId: number;
  country?: string | null;
}

/** Returns the preferred listing of each app, by app id. Apps without a listing are missing. */
export async function findSummaries(
  db: Executor,
  wanted: readonly ListingRequest[],
  preferred: Storefront,
): Promise<Map<number, ListingSummary>> {
  if (wanted.length === 0) return new Map();
  const appIds = wanted.map((app) => app.appId);
  const countries = wanted.map((app) => app.country ?? null);
  const rows = await getSummariesStatement(db).execute({ appIds, countries, ...preferred });
  return new Map(rows.map((row) => [row.appId, row]));
}

const getListingStatement = createWeakMemo((db: Executor) =>
  db
    .select(listingColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(eq(listings.appId, sql.placeholder("appId")))
    .orderBy(...orderNearest(executedWith))
    .limit(1)
    .prepare("app_listing"),
);

/** Returns the preferred listing of an app; `null` if no store lists it. */
export async function findAppListing(
  db: Executor,
  appId: number,
  preferred: Storefront,
): Promise<StoredListing | null> {
  const [row] = await getListingStatement(db).execute({ appId, ...preferred });
  return row ?? null;
}
