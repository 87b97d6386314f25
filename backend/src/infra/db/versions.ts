import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/** Matches a row by its version. Responses carry milliseconds, so the comparison is truncated to them. */
export const matchesVersion = (updatedAt: AnyColumn, version: string): SQL =>
  sql`date_trunc('milliseconds', ${updatedAt}) = ${version}::timestamptz`;

/** Returns a version later than the current one, even if two changes happen in the same millisecond. */
export const createNextVersion = (updatedAt: AnyColumn): SQL =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), date_trunc('milliseconds', ${updatedAt}) + interval '1 millisecond')`;
