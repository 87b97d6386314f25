import { sql } from "drizzle-orm";
import type { Transaction } from "../../infra/db/database";
import { userKeywords } from "./keywords.schema";

/** A valid line of a bulk add. `index` is its position in the request. */
export interface BulkCandidate {
  index: number;
  text: string;
  country: string;
  category: string;
  notes: string | null;
  origin: string | null;
  isFavorite: boolean;
}

export interface AddedLine {
  index: number;
  id: number | null;
  /** True if the user already tracked it. */
  tracked: boolean;
}

/**
 * Tracks lines in their order, in one statement, until `room` is used up. Keywords that are already tracked take no
 * room. Returns the result of each line; `id` is `null` if there was no room.
 */
export async function addManyTracked(
  tx: Transaction,
  userId: number,
  lines: readonly (BulkCandidate & { keywordId: number })[],
  room: number,
): Promise<AddedLine[]> {
  const { rows } = await tx.execute<{ index: number; id: number | null; tracked: boolean }>(sql`
    with lines as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as l(
        index int, "keywordId" int, country text, category text, notes text, origin text, "isFavorite" boolean)
    ), known as (
      select l.*, u.id as known_id from lines l
      left join ${userKeywords} u
        on u.user_id = ${userId} and u.keyword_id = l."keywordId" and u.country = l.country
    ), fitting as (
      select * from known where known_id is null order by index limit ${room}
    ), added as (
      insert into ${userKeywords} (user_id, keyword_id, country, category, notes, origin, is_favorite)
      select ${userId}, "keywordId", country, category, notes, origin, "isFavorite" from fitting
      order by index desc
      returning id, keyword_id, country
    )
    select k.index, coalesce(k.known_id, a.id) as id, k.known_id is not null as tracked
    from known k left join added a on a.keyword_id = k."keywordId" and a.country = k.country
    order by k.index`);
  return rows;
}
