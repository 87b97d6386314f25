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
  tags: string[];
}

export interface AddedLine {
  index: number;
  id: number | null;
  /** True if it was on the list already. */
  tracked: boolean;
}

/**
 * Adds lines to a list in their order, in one statement, until `room` is used up. Keywords that are already tracked, on
 * this list or another, take no room. Returns the result of each line; `id` is `null` if there was no room.
 */
export async function addManyTracked(
  tx: Transaction,
  { userId, appId }: { userId: number; appId: number | null },
  lines: readonly (BulkCandidate & { keywordId: number })[],
  room: number,
): Promise<AddedLine[]> {
  const { rows } = await tx.execute<{ index: number; id: number | null; tracked: boolean }>(sql`
    with lines as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as l(
        index int, "keywordId" int, country text, category text, notes text, origin text, "isFavorite" boolean,
        tags json)
    ), known as (
      select l.*, u.id as known_id, exists (
        select from ${userKeywords} other
        where other.user_id = ${userId} and other.keyword_id = l."keywordId" and other.country = l.country) as counted
      from lines l
      left join ${userKeywords} u on u.user_id = ${userId} and u.keyword_id = l."keywordId" and u.country = l.country
        and u.app_id is not distinct from ${appId}::int
    ), fitting as (
      select * from known where counted and known_id is null
      union all
      (select * from known where not counted order by index limit ${room})
    ), added as (
      insert into ${userKeywords} (user_id, app_id, keyword_id, country, category, notes, origin, is_favorite, tags)
      select ${userId}, ${appId}::int, "keywordId", country, category, notes, origin, "isFavorite",
        array(select json_array_elements_text(tags))
      from fitting order by index desc
      returning id, keyword_id, country
    )
    select k.index, coalesce(k.known_id, a.id) as id, k.known_id is not null as tracked
    from known k left join added a on a.keyword_id = k."keywordId" and a.country = k.country
    order by k.index`);
  return rows;
}
