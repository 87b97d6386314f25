import type { ToolName } from "@listwise/contracts";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { toolWorks } from "./tool-works.schema";

export type WorkRow = typeof toolWorks.$inferSelect;

/** Owner, tool and app that drafts belong to. */
export interface Shelf {
  userId: number;
  tool: ToolName;
  appId: number | null;
}

const on = ({ userId, tool, appId }: Shelf) =>
  and(
    eq(toolWorks.userId, userId),
    eq(toolWorks.tool, tool),
    appId === null ? isNull(toolWorks.appId) : eq(toolWorks.appId, appId),
  );
const own = (userId: number, id: number) => and(eq(toolWorks.userId, userId), eq(toolWorks.id, id));

export async function findWorks(db: Executor, shelf: Shelf): Promise<WorkRow[]> {
  return db.select().from(toolWorks).where(on(shelf)).orderBy(desc(toolWorks.savedAt), desc(toolWorks.id));
}

export async function findAllWorks(db: Executor, userId: number): Promise<WorkRow[]> {
  return db.select().from(toolWorks).where(eq(toolWorks.userId, userId)).orderBy(toolWorks.id);
}

export async function countWorks(db: Executor, shelf: Shelf): Promise<number> {
  const [row] = await db.select({ value: count() }).from(toolWorks).where(on(shelf));
  return row?.value ?? 0;
}

export async function findWork(db: Executor, userId: number, id: number): Promise<WorkRow | null> {
  const [row] = await db.select().from(toolWorks).where(own(userId, id));
  return row ?? null;
}

export async function findNamed(db: Executor, shelf: Shelf, name: string): Promise<WorkRow | null> {
  const [row] = await db
    .select()
    .from(toolWorks)
    .where(and(on(shelf), eq(toolWorks.name, name)));
  return row ?? null;
}

/** Adds a draft. Returns `null` if its name is taken. */
export async function addWork(
  tx: Transaction,
  row: Shelf & Pick<WorkRow, "name" | "data">,
): Promise<WorkRow | null> {
  const [added] = await tx.insert(toolWorks).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Saves a draft. Returns `null` if its version has changed. */
export async function writeWork(
  db: Executor,
  userId: number,
  id: number,
  { version, name, data }: Pick<WorkRow, "version" | "name" | "data">,
): Promise<WorkRow | null> {
  const [changed] = await db
    .update(toolWorks)
    .set({ name, data, version: version + 1, savedAt: sql`now()` })
    .where(and(own(userId, id), eq(toolWorks.version, version)))
    .returning();
  return changed ?? null;
}

export async function removeWork(db: Executor, userId: number, id: number): Promise<boolean> {
  const removed = await db.delete(toolWorks).where(own(userId, id)).returning({ id: toolWorks.id });
  return removed.length > 0;
}
