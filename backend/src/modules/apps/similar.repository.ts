import type { Source } from "@listwise/contracts/store";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { appRanks, crawls } from "../crawls";
import { apps, listings, listingColumns, summaryColumns, type ListingSummary, type Platform } from "../store";

/** Listing columns from which similarity is computed. */
export type Candidate = ListingSummary & { description: string | null };

export interface TopResults {
  keywordId: number;
  /** Ids of the top-ranked apps, best first. */
  appIds: number[];
}

/** Returns the top `within` results of the latest crawl of each keyword for which the app is ranked. */
export async function findTopResults(
  db: Executor,
  appId: number,
  country: string,
  within: number,
): Promise<TopResults[]> {
  const { rows } = await db.execute<{ keyword_id: number; app_ids: number[] }>(sql`
    select r.keyword_id, last.app_ids[1:${sql.raw(String(within))}] as app_ids
    from ${appRanks} r
    cross join lateral (
      select c.app_ids from ${crawls} c
      where c.keyword_id = r.keyword_id and c.country = r.country and c.device = r.device
      order by c.first_seen_at desc limit 1) as last
    where r.app_id = ${appId} and r.country = ${country} and r.current_rank is not null`);
  return rows.map((row) => ({ keywordId: row.keyword_id, appIds: row.app_ids }));
}

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
