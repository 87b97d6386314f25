import type { ToolName } from "@listwise/contracts/tools";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { toolWorks } from "./tool-drafts.schema";

export type DraftRow = typeof toolWorks.$inferSelect;

/** Owner, tool and app that drafts belong to. */
export interface DraftScope {
  userId: number;
  tool: ToolName;
  appId: number | null;
}

const on = ({ userId, tool, appId }: DraftScope) =>
  and(
    eq(toolWorks.userId, userId),
    eq(toolWorks.tool, tool),
    appId === null ? isNull(toolWorks.appId) : eq(toolWorks.appId, appId),
  );
const own = (userId: number, id: number) => and(eq(toolWorks.userId, userId), eq(toolWorks.id, id));

export async function findDrafts(db: Executor, shelf: DraftScope): Promise<DraftRow[]> {
  return db.select().from(toolWorks).where(on(shelf)).orderBy(desc(toolWorks.savedAt), desc(toolWorks.id));
}

export async function findAllDrafts(db: Executor, userId: number): Promise<DraftRow[]> {
  return db.select().from(toolWorks).where(eq(toolWorks.userId, userId)).orderBy(toolWorks.id);
}

export async function countDrafts(db: Executor, shelf: DraftScope): Promise<number> {
  const [row] = await db.select({ value: count() }).from(toolWorks).where(on(shelf));
  return row?.value ?? 0;
}

export async function findDraft(db: Executor, userId: number, id: number): Promise<DraftRow | null> {
  const [row] = await db.select().from(toolWorks).where(own(userId, id));
  return row ?? null;
}

export async function findDraftByName(
  db: Executor,
  shelf: DraftScope,
  name: string,
): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(toolWorks)
    .where(and(on(shelf), eq(toolWorks.name, name)));
  return row ?? null;
}

/** Adds a draft. Returns `null` if its name is taken. */
export async function insertDraft(
  tx: Transaction,
  row: DraftScope & Pick<DraftRow, "name" | "data">,
): Promise<DraftRow | null> {
  const [added] = await tx.insert(toolWorks).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Saves a draft. Returns `null` if its version has changed. */
export async function updateDraft(
  db: Executor,
  userId: number,
  id: number,
  { version, name, data }: Pick<DraftRow, "version" | "name" | "data">,
): Promise<DraftRow | null> {
  const [changed] = await db
    .update(toolWorks)
    .set({ name, data, version: version + 1, savedAt: sql`now()` })
    .where(and(own(userId, id), eq(toolWorks.version, version)))
    .returning();
  return changed ?? null;
}

export async function removeDraft(db: Executor, userId: number, id: number): Promise<boolean> {
  const removed = await db.delete(toolWorks).where(own(userId, id)).returning({ id: toolWorks.id });
  return removed.length > 0;
}
