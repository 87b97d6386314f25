import { count, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "./database";

/**
 * Counts the rows of the column's table that meet `condition`, by the UTC day of the column (`YYYY-MM-DD`), for the
 * last `days` days including today. Days without rows are missing.
 */
export async function countByDay(
  db: Executor,
  column: AnyPgColumn,
  days: number,
  condition: SQL = sql`true`,
): Promise<Map<string, number>> {
  const day = sql`(${column} at time zone 'UTC')::date`;
  const rows = await db
    .select({ day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`, value: count() })
    .from(column.table)
    .where(
      sql`${column} >= (date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${days - 1})) at time zone 'UTC' and ${condition}`,
    )
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.value]));
}
