import type { ReviewTheme } from "@listwise/contracts/reviews";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { Shelf } from "./reviews.repository";
import { reviews } from "./reviews.schema";

/** Reviews of a version or a storefront with a theme, or all of them for `null`. `mood` is −100 to 100. */
export interface ThemeCount {
  key: string;
  theme: ReviewTheme | null;
  count: number;
  mood: number;
}

/** Returns the storefronts in which an app has most reviews; the shelf's own is always first. */
export async function findTopCountries(
  db: Executor,
  { appId, source, country }: Shelf,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ country: reviews.country })
    .from(reviews)
    .where(and(eq(reviews.appId, appId), eq(reviews.source, source)))
    .groupBy(reviews.country)
    .orderBy(desc(sql`${reviews.country} = ${country}`), desc(count()), reviews.country)
    .limit(limit);
  return rows.map((row) => row.country);
}

/** Counts reviews by column and theme; the newest version or the storefront with most reviews comes first. */
export async function countThemes(
  db: Executor,
  { appId, source }: Shelf,
  { by, countries }: { by: "version" | "country"; countries: readonly string[] },
): Promise<ThemeCount[]> {
  const key = by === "version" ? reviews.version : reviews.country;
  const order =
    by === "version"
      ? sql`max(max(${reviews.date})) over (partition by ${key})`
      : sql`max(count(*)) over (partition by ${key})`;
  const { rows } = await db.execute<{
    key: string;
    theme: ReviewTheme | null;
    count: number;
    mood: number;
  }>(sql`
    select ${key} as key, theme, count(*)::int as count, avg(${reviews.mood})::float8 as mood
    from ${reviews} cross join lateral unnest(array_append(${reviews.themes}, null)) as theme
    where ${reviews.appId} = ${appId} and ${reviews.source} = ${source} and ${key} is not null
      and ${reviews.country} = any(${sql.param([...countries])}::text[])
    group by ${key}, theme
    order by ${order} desc, ${key}, count(*) desc, theme`);
  return rows;
}
