import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/** Answers carry milliseconds, so versions are told apart by them. */
export const isVersion = (updatedAt: AnyColumn, version: string): SQL =>
  sql`date_trunc('milliseconds', ${updatedAt}) = ${version}::timestamptz`;

/** Later than before even when two changes fall into one millisecond. */
export const nextVersion = (updatedAt: AnyColumn): SQL =>
  sql`greatest(date_trunc('milliseconds', clock_timestamp()), date_trunc('milliseconds', ${updatedAt}) + interval '1 millisecond')`;
