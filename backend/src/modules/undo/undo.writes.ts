import { getTableName, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "../../infra/db/database";
import { removedRows } from "./undo.schema";

/** Removed rows can be restored for this long. */
const UNDO_PERIOD = sql`interval '1 day'`;

interface UserTable {
  table: PgTable & { userId: AnyPgColumn };
  userId: number;
}

/** Removes the user's rows that match, and keeps them for a day. Returns their number. */
export async function removeRows(
  tx: Transaction,
  { table, userId }: UserTable,
  condition: SQL | undefined,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with gone as (delete from ${table} where ${table.userId} = ${userId} and ${condition ?? sql`true`} returning *)
    insert into ${removedRows} (user_id, table_name, row)
    select ${userId}, ${getTableName(table)}, to_jsonb(gone) from gone`);
  return rowCount ?? 0;
}

/**
 * Restores removed rows of the user whose `column` has one of the values, with all their columns. A row whose key exists
 * again is not restored; of rows with the same key the last removed one is. Returns how many were found and restored.
 */
export async function restoreRows(
  tx: Transaction,
  { table, userId }: UserTable,
  column: AnyPgColumn,
  values: readonly number[],
): Promise<{ found: number; restored: number }> {
  const { rows } = await tx.execute<{ found: number; restored: number }>(sql`
    with back as (
      delete from ${removedRows}
      where user_id = ${userId} and table_name = ${getTableName(table)} and removed_at > now() - ${UNDO_PERIOD}
        and (row ->> ${column.name})::int = any(${sql.param([...values])}::int[])
      returning id, row
    ), restored as (
      insert into ${table}
      select (jsonb_populate_record(null::${table}, row)).* from back order by id desc
      on conflict do nothing returning 1
    )
    select (select count(*) from back)::int as found, (select count(*) from restored)::int as restored`);
  return rows[0] ?? { found: 0, restored: 0 };
}

/** Forgets removed rows of the user whose `column` has the value: only their latest removal can be undone. */
export async function forgetRows(
  tx: Transaction,
  { table, userId }: UserTable,
  column: AnyPgColumn,
  value: number,
): Promise<void> {
  await tx.execute(sql`
    delete from ${removedRows}
    where user_id = ${userId} and table_name = ${getTableName(table)} and (row ->> ${column.name})::int = ${value}`);
}

/** Deletes the rows that can no longer be restored. */
export async function deleteOldRows(db: Executor): Promise<void> {
  await db.delete(removedRows).where(lt(removedRows.removedAt, sql`now() - ${UNDO_PERIOD}`));
}
