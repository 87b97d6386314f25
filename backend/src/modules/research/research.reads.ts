import { mapMetrics } from "@listwise/contracts/keywords";
import type { Source } from "@listwise/contracts/store";
import { and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { isSource } from "../store";
import type { Executor } from "../../infra/db/database";
import { keywordMetrics } from "./research.schema";

/** Columns with the values of all stored metrics. */
export const metricColumns = mapMetrics((key) => keywordMetrics[key]);

/** Returns the latest metrics of all keywords as a subquery for joins. */
export function selectMetrics() {
  const { keywordId, country, source } = keywordMetrics;
  return new QueryBuilder()
    .select({ keywordId, country, source, ...metricColumns })
    .from(keywordMetrics)
    .as("metrics");
}

/** Returns the latest metrics of keywords in a storefront, by keyword id. Keywords without metrics are absent. */
export async function findLatestMetrics(
  db: Executor,
  source: Source,
  country: string,
  keywordIds: readonly number[],
) {
  if (keywordIds.length === 0) return new Map<number, never>();
  const { keywordId, computedAt } = keywordMetrics;
  const rows = await db
    .select({ keywordId, ...metricColumns, computedAt })
    .from(keywordMetrics)
    .where(
      and(
        // One array, because the query builder handles each of thousands of parameters on its own.
        sql`${keywordId} = any(${sql.param([...keywordIds])}::int[])`,
        eq(keywordMetrics.country, country),
        isSource(keywordMetrics.source, source),
      ),
    );
  return new Map(rows.map((row) => [row.keywordId, row]));
}

/** Returns the latest popularity of keywords in a storefront, in their order; `null` if it is unknown. */
export async function findPopularities(
  db: Executor,
  source: Source,
  country: string,
  keywordIds: readonly number[],
): Promise<(number | null)[]> {
  if (keywordIds.length === 0) return [];
  // One list is far cheaper than a row per keyword.
  const { rows } = await db.execute<{ popularities: (number | null)[] }>(sql`
    select json_agg(m.popularity order by k.place) as popularities
    from unnest(${sql.param([...keywordIds])}::int[]) with ordinality as k(id, place)
    left join ${keywordMetrics} m on m.keyword_id = k.id and m.country = ${country} and m.source = ${source}`);
  return rows[0]?.popularities ?? [];
}
