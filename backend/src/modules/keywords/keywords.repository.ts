import { and, countDistinct, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import type { CrawlTarget } from "../crawls";
import { removeRows, restoreRows } from "../undo";
import { irrelevantKeywords, userKeywords } from "./keywords.schema";

/** Editable fields of an entry; absent ones keep their value. */
export interface KeywordFields {
  category?: string | undefined;
  notes?: string | undefined;
  origin?: string | undefined;
  isFavorite?: boolean | undefined;
  tags?: string[] | undefined;
}

/** Place of an entry: a keyword in a storefront, on the list of an app or on none. */
export interface EntryPlace extends CrawlTarget {
  appId: number | null;
}

const own = (userId: number, ids: readonly number[]) =>
  and(eq(userKeywords.userId, userId), sql`${userKeywords.id} = any(${sql.param([...ids])}::int[])`);

/** Returns whether the keyword is already on that list. */
export async function isOnList(db: Executor, userId: number, place: EntryPlace): Promise<boolean> {
  const { appId, country, keywordId } = userKeywords;
  const isThere = and(
    eq(userKeywords.userId, userId),
    eq(country, place.country),
    eq(keywordId, place.keywordId),
    place.appId === null ? isNull(appId) : eq(appId, place.appId),
  );
  return (await db.$count(userKeywords, isThere)) > 0;
}

/** Returns how many keywords the user tracks, as plans count them: once for each storefront, on however many lists. */
export async function countTracked(db: Executor, userId: number): Promise<number> {
  const { keywordId, country } = userKeywords;
  const once = db
    .selectDistinct({ keywordId, country })
    .from(userKeywords)
    .where(eq(userKeywords.userId, userId))
    .as("once");
  return db.$count(once);
}

/** Returns {@link countTracked} of every user who has any. */
export async function countTrackedByUser(db: Executor): Promise<Map<number, number>> {
  const { userId, keywordId, country } = userKeywords;
  const rows = await db
    .select({ userId, value: countDistinct(sql`(${keywordId}, ${country})`) })
    .from(userKeywords)
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.value]));
}

export async function insertEntry(
  tx: Transaction,
  userId: number,
  { keywordId, country, appId }: EntryPlace,
  fields: KeywordFields & { category: string },
): Promise<number> {
  return getOnlyRow(
    await tx
      .insert(userKeywords)
      .values({ userId, keywordId, country, appId, ...fields })
      .returning({ id: userKeywords.id }),
  ).id;
}

/** New values of an entry. */
export interface EntryValues {
  id: number;
  keywordId: number;
  appId: number | null;
  country: string;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
  tags: readonly string[];
}

/** Sets the values of entries of the user, in one statement. */
export async function updateEntries(
  tx: Transaction,
  userId: number,
  values: readonly EntryValues[],
): Promise<void> {
  await tx.execute(sql`
    update ${userKeywords} u
    set keyword_id = v."keywordId", app_id = v."appId", country = v.country, category = v.category, notes = v.notes, origin = v.origin,
      is_favorite = v."isFavorite", tags = array(select json_array_elements_text(v.tags))
    from json_to_recordset(${JSON.stringify(values)}::json) as v(id int, "keywordId" int, "appId" int,
      country text, category text, notes text, origin text, "isFavorite" boolean, tags json)
    where u.user_id = ${userId} and u.id = v.id`);
}

/** Copies entries of the user to other places, in one statement, and returns the ids of the copies. */
export async function copyEntries(
  tx: Transaction,
  userId: number,
  copies: readonly EntryValues[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${userKeywords} (user_id, keyword_id, app_id, country, category, notes, origin, is_favorite, tags)
    select ${userId}, v."keywordId", v."appId", v.country, v.category, v.notes, v.origin, v."isFavorite",
      array(select json_array_elements_text(v.tags))
    from json_to_recordset(${JSON.stringify(copies)}::json) as v("keywordId" int, "appId" int, country text,
      category text, notes text, origin text, "isFavorite" boolean, tags json)
    returning id`);
  return rows.map(({ id }) => id);
}

/** Removes entries of the user, so that they can be restored for a day, and returns their number. */
export async function removeEntries(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  return removeRows(tx, { table: userKeywords, userId }, own(userId, ids));
}

/** Restores removed entries with their ids, dates, notes and tags. */
export async function restoreEntries(tx: Transaction, userId: number, ids: readonly number[]) {
  return restoreRows(tx, { table: userKeywords, userId }, userKeywords.id, ids);
}

/** Marks keywords as irrelevant for an app, or as relevant again, and returns how many changed. */
export async function markIrrelevant(
  tx: Transaction,
  userId: number,
  appId: number,
  keywordIds: readonly number[],
  isIrrelevant: boolean,
): Promise<number> {
  if (keywordIds.length === 0) return 0;
  const rows = isIrrelevant
    ? await tx
        .insert(irrelevantKeywords)
        .values(keywordIds.map((keywordId) => ({ userId, appId, keywordId })))
        .onConflictDoNothing()
        .returning({ id: irrelevantKeywords.keywordId })
    : await tx
        .delete(irrelevantKeywords)
        .where(
          and(
            eq(irrelevantKeywords.userId, userId),
            eq(irrelevantKeywords.appId, appId),
            inArray(irrelevantKeywords.keywordId, [...keywordIds]),
          ),
        )
        .returning({ id: irrelevantKeywords.keywordId });
  return rows.length;
}
