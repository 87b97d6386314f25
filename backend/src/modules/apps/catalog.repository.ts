import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import { and, count, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { apps, listings, summaryColumns } from "../store";

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
