import type { TableView, ViewTable } from "@listwise/contracts/views";
import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { savedViews } from "./views.schema";

/** Owner and table of views. */
export interface ViewScope {
  userId: number;
  table: ViewTable;
}

const { id, name, query, position } = savedViews;
const viewColumns = { id, name, query, position };
const inScope = ({ userId, table }: ViewScope) =>
  and(eq(savedViews.userId, userId), eq(savedViews.table, table));
const isView = (scope: ViewScope, viewId: number) => and(inScope(scope), eq(id, viewId));

export async function findViews(db: Executor, scope: ViewScope): Promise<TableView[]> {
  return db.select(viewColumns).from(savedViews).where(inScope(scope)).orderBy(position, id);
}

export async function findAllViews(db: Executor, userId: number) {
  return db
    .select({ table: savedViews.table, name, query })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(savedViews.table, position, id);
}

export async function countViews(db: Executor, scope: ViewScope): Promise<number> {
  return db.$count(savedViews, inScope(scope));
}

/** Inserts a view. Returns `null` if its name is taken. */
export async function insertView(
  tx: Transaction,
  view: ViewScope & { name: string; query: string; position?: number },
): Promise<TableView | null> {
  const [added] = await tx.insert(savedViews).values(view).onConflictDoNothing().returning(viewColumns);
  return added ?? null;
}

/** Updates a view. Returns `null` if the user has no such view. */
export async function updateView(
  db: Executor,
  scope: ViewScope,
  viewId: number,
  change: { name?: string; query?: string },
): Promise<TableView | null> {
  const [changed] = await db
    .update(savedViews)
    .set(change)
    .where(isView(scope, viewId))
    .returning(viewColumns);
  return changed ?? null;
}

export async function deleteView(db: Executor, scope: ViewScope, viewId: number): Promise<boolean> {
  const deleted = await db.delete(savedViews).where(isView(scope, viewId)).returning({ id });
  return deleted.length > 0;
}

/** Deletes all views of a table. */
export async function deleteViews(tx: Transaction, scope: ViewScope): Promise<void> {
  await tx.delete(savedViews).where(inScope(scope));
}
