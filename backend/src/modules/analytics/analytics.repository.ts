import type { Source } from "@listwise/contracts/store";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectRatings } from "../store";
import { ratingDays } from "./analytics.schema";

/** An app's listing in one source and storefront. */
export interface ListingRef {
  appId: number;
  source: Source;
  country: string;
}

const at = ({ appId, source, country }: ListingRef) =>
  and(eq(ratingDays.appId, appId), eq(ratingDays.source, source), eq(ratingDays.country, country));

export async function findRatingDays(db: Executor, place: ListingRef, since: string | null) {
  const { day, rating, ratingCount } = ratingDays;
  return db
    .select({ day, rating, ratingCount })
    .from(ratingDays)
    .where(and(at(place), since === null ? undefined : gte(day, since)))
    .orderBy(day);
}

/** Stores the ratings from the last fetched listings of one app or, if `appId` is `null`, of all tracked apps. */
export async function upsertRatingDays(db: Executor, source: Source, appId: number | null): Promise<void> {
  const ratings = selectRatings(source);
  const follows = selectFollows();
  const which =
    appId === null
      ? sql`exists (select 1 from ${follows} where ${follows.appId} = ${ratings.appId})`
      : sql`${ratings.appId} = ${appId}`;
  await db.execute(sql`
    insert into rating_days (app_id, source, country, day, rating, rating_count)
    select ${ratings.appId}, ${source}, ${ratings.country}, (${ratings.fetchedAt} at time zone 'UTC')::date,
      ${ratings.rating}, ${ratings.ratingCount}
    from ${ratings} where ${which}
    on conflict (app_id, source, country, day) do update set rating = excluded.rating, rating_count = excluded.rating_count`);
}
