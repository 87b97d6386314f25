import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import { and, asc, count, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { isSource } from "../is-source.reads";
import type { Executor } from "../../../infra/db/database";
import { apps, listings } from "../store.schema";
import type { ListingSummary, Platform } from "../sources/store-source";
import { listingColumns, summaryColumns } from "../store.repository";

/** Listing columns from which similarity is computed. */
export type Candidate = ListingSummary & { description: string | null };

/** Returns the listings of the given apps and those of the genre with the most ratings (at most `ofGenre`), each once. */
export async function findCandidates(
  db: Executor,
  where: { source: Source; country: string; platform: Platform },
  appIds: readonly number[],
  genre: string | null,
  ofGenre: number,
): Promise<Candidate[]> {
  const here = and(
    eq(listings.source, where.source),
    eq(listings.country, where.country),
    eq(listings.platform, where.platform),
  );
  const columns = { ...summaryColumns, description: listingColumns.description };
  const from = () =>
    db.select(columns).from(listings).innerJoin(apps, eq(apps.id, listings.appId)).$dynamic();
  const [named, alike] = await Promise.all([
    appIds.length === 0 ? [] : from().where(and(here, inArray(listings.appId, [...appIds]))),
    genre === null
      ? []
      : from()
          .where(and(here, eq(listings.primaryGenre, genre)))
          .orderBy(sql`${listings.ratingCount} desc nulls last`, listings.appId)
          .limit(ofGenre),
  ]);
  return [...new Map([...named, ...alike].map((listing) => [listing.appId, listing])).values()];
}

/** Returns a page of the default storefront's catalog and the total, apps with most ratings first, without hidden apps. */
export async function findCatalogPage(db: Executor, source: Source, limit: number, offset: number) {
  const inCatalogue = and(
    eq(listings.source, source),
    eq(listings.country, DEFAULT_COUNTRY),
    sql`${listings.appId} not in (select hidden.id from ${apps} as hidden where hidden.status = 'hidden')`,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select(summaryColumns)
      .from(listings)
      .innerJoin(apps, eq(apps.id, listings.appId))
      .where(inCatalogue)
      .orderBy(sql`${listings.ratingCount} desc nulls last`, listings.appId)
      .limit(limit)
      .offset(offset),
    db.select({ value: count() }).from(listings).where(inCatalogue),
  ]);
  return { rows, total: total?.value ?? 0 };
}

/** Returns apps released in any storefront after `after` and until `until`, each once, newest first. */
export async function findReleased(
  db: Executor,
  source: Source,
  after: Date,
  until: Date,
  country: string,
  limit: number,
): Promise<ListingSummary[]> {
  const found = await db
    .selectDistinctOn([listings.appId], summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        eq(listings.source, source),
        eq(apps.status, "active"),
        gt(listings.releaseDate, after),
        lte(listings.releaseDate, until),
      ),
    )
    .orderBy(listings.appId, sql`(${listings.country} = ${country}) desc`, desc(listings.ratingCount));
  const newest = (a: ListingSummary, b: ListingSummary) =>
    Number(b.releaseDate) - Number(a.releaseDate) || a.appId - b.appId;
  return found.sort(newest).slice(0, limit);
}

/** Returns in which sources and storefronts an app is listed. */
export async function findAppListings(db: Executor, id: number) {
  const { source, country, name, fetchedAt } = listings;
  return db
    .select({ source, country, name, fetchedAt })
    .from(listings)
    .where(eq(listings.appId, id))
    .orderBy(asc(source), asc(country));
}

/** Returns platform, name, subtitle and description of the apps' listings in a storefront, in no particular order. */
export async function findListingTexts(
  db: Executor,
  appIds: readonly number[],
  where: { source: Source; country: string },
) {
  if (appIds.length === 0) return [];
  return db
    .select({
      appId: listings.appId,
      platform: listings.platform,
      name: listings.name,
      subtitle: listings.subtitle,
      description: listings.description,
    })
    .from(listings)
    .where(
      and(
        inArray(listings.appId, [...appIds]),
        isSource(listings.source, where.source),
        eq(listings.country, where.country),
      ),
    );
}

/** Returns the app's name in the storefront, or in another one if it isn't sold there; empty if unknown. */
export async function findAppName(
  db: Executor,
  { appId, source, country }: { appId: number; source: Source; country: string },
): Promise<string> {
  const [row] = await db
    .select({ name: listings.name })
    .from(listings)
    .where(and(eq(listings.appId, appId), isSource(listings.source, source)))
    .orderBy(desc(eq(listings.country, country)))
    .limit(1);
  return row?.name ?? "";
}

/** Returns summaries of apps in a storefront, in the order of the ids; apps that aren't stored are left out. */
export async function findListingSummaries(
  db: Executor,
  from: Source,
  country: string,
  appIds: readonly number[],
): Promise<ListingSummary[]> {
  const wanted = sql`${sql.param([...appIds])}::int[]`;
  return db
    .select(summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(
        sql`${listings.appId} = any(${wanted})`,
        isSource(listings.source, from),
        eq(listings.country, country),
      ),
    )
    .orderBy(sql`array_position(${wanted}, ${listings.appId})`);
}

/** Name, icon and main category of an app. */
export interface AppCard {
  id: number;
  name: string;
  icon: string | null;
  category: string | null;
}

/** Returns names, icons and categories of apps in a storefront; apps that aren't stored are left out. */
export async function findAppCards(
  db: Executor,
  from: Source,
  country: string,
  appIds: readonly number[],
): Promise<AppCard[]> {
  const { appId: id, name, icon, primaryGenre: category } = listings;
  return db
    .select({ id, name, icon, category })
    .from(listings)
    .where(
      and(
        sql`${id} = any(${sql.param([...appIds])}::int[])`,
        isSource(listings.source, from),
        eq(listings.country, country),
      ),
    );
}
