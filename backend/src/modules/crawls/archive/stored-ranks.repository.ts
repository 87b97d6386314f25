import { NOT_RANKED } from "@listwise/contracts/store";
import { sql, type SQL } from "drizzle-orm";
import { DEVICE } from "../crawl-target";
import { crawls } from "../crawls.schema";
import { ARCHIVED_IDS, crawlArchive } from "./archive.schema";

const WIDTH = sql.raw(String(ARCHIVED_IDS));

/**
 * Returns a query with the rank of an app in each stored order of a target, recent and archived: the columns `rank` (201
 * means not in the top 200), `results`, `source`, `algorithm`, `first_seen_at` and `last_seen_at`. The arguments are
 * expressions, so that it can be a lateral subquery.
 */
export function selectStoredRanks(appId: SQL, { keywordId, country }: { keywordId: SQL; country: SQL }): SQL {
  const isTarget = sql`c.keyword_id = ${keywordId} and c.country = ${country} and c.device = ${DEVICE}`;
  // Without the offset, the ids would be decompressed again for each order.
  return sql`
    select coalesce(array_position(c.app_ids, ${appId}), ${NOT_RANKED}) as rank, cardinality(c.app_ids) as results,
      c.source, c.algorithm, c.first_seen_at, c.last_seen_at
    from ${crawls} c where ${isTarget}
    union all
    select coalesce((select place - (o.n - 1) * ${WIDTH} from unnest(c.places) as place
        where (place - 1) / ${WIDTH} = o.n - 1 limit 1), ${NOT_RANKED})::int, o.results::int,
      c.source, c.algorithm, o.first_seen_at, o.last_seen_at
    from (
      select source, algorithm, first_seen_at, last_seen_at, results, array_positions(app_ids, ${appId}) as places
      from ${crawlArchive} c where ${isTarget} offset 0) as c
    cross join lateral unnest(c.first_seen_at, c.last_seen_at, c.results)
      with ordinality as o(first_seen_at, last_seen_at, results, n)`;
}
