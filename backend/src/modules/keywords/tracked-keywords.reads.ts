import type { Platform } from "@listwise/aso-core/stores";
import { and, desc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectKeywords, type CrawlTarget } from "../crawls";
import { userKeywords } from "./keywords.schema";

const keywords = selectKeywords();
const follows = selectFollows();

/** An entry of a keyword list. */
export interface TrackedKeyword extends CrawlTarget {
  id: number;
  /** App whose list it is on; `null` for an unassigned keyword. */
  appId: number | null;
  /** Store of the keyword. */
  platform: Platform;
  /** Id of the keyword in API responses. */
  publicId: string;
  text: string;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
  tags: string[];
  createdAt: Date;
}

type Entry = Omit<TrackedKeyword, "createdAt"> & { createdAt: string };

const columns: Record<keyof TrackedKeyword, SQLWrapper> = {
  id: userKeywords.id,
  keywordId: userKeywords.keywordId,
  publicId: keywords.publicId,
  platform: keywords.platform,
  text: keywords.text,
  country: userKeywords.country,
  appId: userKeywords.appId,
  category: userKeywords.category,
  notes: userKeywords.notes,
  origin: userKeywords.origin,
  isFavorite: userKeywords.isFavorite,
  tags: userKeywords.tags,
  createdAt: userKeywords.createdAt,
};

/** Prepared statement that returns all entries as one JSON array, several times cheaper to read than thousands of rows. */
const getStatement = createWeakMemo((db: Executor) => {
  const named = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)] as const);
  const entries = db
    .select(Object.fromEntries(named))
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(
      and(
        eq(userKeywords.userId, sql.placeholder("userId")),
        sql`${userKeywords.country} = coalesce(${sql.placeholder("country")}, ${userKeywords.country})`,
      ),
    )
    .orderBy(desc(userKeywords.createdAt), desc(userKeywords.id))
    .as("entries");
  return db
    .select({ entries: sql<Entry[]>`coalesce(json_agg(${sql.identifier("entries")}), '[]')` })
    .from(entries)
    .prepare("tracked_keywords");
});

/**
 * Finds the entries of all the user's lists, newest first. With `country`, only those of that storefront. A keyword on
 * the lists of several apps is there several times.
 */
export async function findTracked(db: Executor, userId: number, country?: string): Promise<TrackedKeyword[]> {
  const [row] = await getStatement(db).execute({ userId, country: country ?? null });
  return row?.entries.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) })) ?? [];
}

/** Returns the first entry of each keyword and storefront. */
export function dropRepeated(entries: readonly TrackedKeyword[]): TrackedKeyword[] {
  const first = new Map<string, TrackedKeyword>();
  for (const entry of entries) {
    const key = `${entry.keywordId} ${entry.country}`;
    if (!first.has(key)) first.set(key, entry);
  }
  return [...first.values()];
}

/** Finds the keywords that the user tracks on any list, newest first, once for each storefront. */
export async function findDistinctKeywords(
  db: Executor,
  userId: number,
  country?: string,
): Promise<TrackedKeyword[]> {
  return dropRepeated(await findTracked(db, userId, country));
}

/** Finds the users that track a keyword in a storefront, once for each app they track. */
export async function findTrackingUsers(db: Executor, { keywordId, country }: CrawlTarget) {
  return db
    .selectDistinct({ userId: userKeywords.userId, appId: follows.appId, keyword: keywords.text })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .where(and(eq(userKeywords.keywordId, keywordId), eq(userKeywords.country, country)));
}
