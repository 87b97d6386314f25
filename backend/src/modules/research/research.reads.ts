import type { Source } from "@listwise/contracts/store";
import { and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../infra/db/database";
import { keywordMetrics } from "./research.schema";

/** Returns the latest metrics of all keywords as a subquery for joins. */
export function selectMetrics() {
  const { keywordId, country, source, popularity, difficulty, opportunity } = keywordMetrics;
  return new QueryBuilder()
    .select({ keywordId, country, source, popularity, difficulty, opportunity })
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
  const { keywordId, popularity, difficulty, opportunity, computedAt } = keywordMetrics;
  const rows = await db
    .select({ keywordId, popularity, difficulty, opportunity, computedAt })
    .from(keywordMetrics)
    .where(
      and(
        // One array, because the query builder handles each of thousands of parameters on its own.
        sql`${keywordId} = any(${sql.param([...keywordIds])}::int[])`,
        eq(keywordMetrics.country, country),
        eq(keywordMetrics.source, source),
      ),
    );
  return new Map(rows.map((row) => [row.keywordId, row]));
}
