import type { Source } from "@listwise/contracts/store";
import { and, eq, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { isSource } from "../store";
import type { Executor } from "../../infra/db/database";
import { selectRanks } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { selectMetrics } from "../research";

const entries = selectTrackedKeywords();
const metrics = selectMetrics();
const ranks = selectRanks();

/** A keyword of an app's list with its latest figures. */
export interface RankedKeyword {
  keywordId: number;
  /** 0–100; `null` if unknown. */
  popularity: number | null;
  /** 1–201; `null` if never checked. */
  rank: number | null;
}

/** Keywords on the list of an app, with the time of the latest check (milliseconds since 1970). */
export interface AppList {
  keywords: RankedKeyword[];
  checkedAt: number | null;
}

/** Returns the keyword lists of a user's apps in a storefront by app id; apps without keywords are missing. */
export async function findLists(
  db: Executor,
  userId: number,
  { source, country }: { source: Source; country: string },
): Promise<Map<number, AppList>> {
  // One list per column is far cheaper than a row per keyword.
  const list = <T>(column: SQLWrapper) => sql<T[]>`json_agg(${column})`;
  // With a limit, each is looked up by its key. Otherwise PostgreSQL may read the metrics and ranks of all users.
  const metric = db
    .select({ popularity: metrics.popularity })
    .from(metrics)
    .where(
      and(
        eq(metrics.keywordId, entries.keywordId),
        eq(metrics.country, entries.country),
        isSource(metrics.source, source),
      ),
    )
    .limit(1)
    .as("metric");
  const rank = db
    .select({ currentRank: ranks.currentRank, checkedAt: ranks.checkedAt })
    .from(ranks)
    .where(
      and(
        eq(ranks.keywordId, entries.keywordId),
        eq(ranks.country, entries.country),
        eq(ranks.appId, sql`${entries.appId}`),
      ),
    )
    .limit(1)
    .as("rank");
  const rows = await db
    .select({
      appId: sql<number>`${entries.appId}`,
      keywordIds: list<number>(entries.keywordId),
      popularities: list<number | null>(metric.popularity),
      ranks: list<number | null>(rank.currentRank),
      checkedAt: sql<number | null>`(extract(epoch from max(${rank.checkedAt})) * 1000)::float8`,
    })
    .from(entries)
    .leftJoinLateral(metric, sql`true`)
    .leftJoinLateral(rank, sql`true`)
    .where(and(eq(entries.userId, userId), eq(entries.country, country), sql`${entries.appId} is not null`))
    .groupBy(entries.appId);
  return new Map(
    rows.map(({ appId, keywordIds, popularities, ranks: current, checkedAt }) => [
      appId,
      {
        checkedAt,
        keywords: keywordIds.map((keywordId, index) => ({
          keywordId,
          popularity: popularities[index] ?? null,
          rank: current[index] ?? null,
        })),
      },
    ]),
  );
}

/** Returns how many of a user's keywords in a storefront are on no app's list. */
export function countUnassigned(db: Executor, userId: number, country: string): Promise<number> {
  return db.$count(
    entries,
    and(eq(entries.userId, userId), eq(entries.country, country), isNull(entries.appId)),
  );
}
