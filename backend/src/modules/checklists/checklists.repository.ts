import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { checklistMarks, checklists } from "./checklists.schema";

export type ChecklistRow = typeof checklists.$inferSelect;
export type Mark = typeof checklistMarks.$inferSelect;

export async function findChecklists(db: Executor, userId: number): Promise<ChecklistRow[]> {
  return db
    .select()
    .from(checklists)
    .where(eq(checklists.userId, userId))
    .orderBy(desc(checklists.updatedAt), desc(checklists.id));
}

export async function findChecklist(db: Executor, userId: number, id: number): Promise<ChecklistRow | null> {
  const [row] = await db
    .select()
    .from(checklists)
    .where(and(eq(checklists.userId, userId), eq(checklists.id, id)));
  return row ?? null;
}

export async function findMarks(db: Executor, checklistIds: number[]): Promise<Mark[]> {
  if (checklistIds.length === 0) return [];
  return db.select().from(checklistMarks).where(inArray(checklistMarks.checklistId, checklistIds));
}

/** Inserts a checklist. Returns `null` if the user already has this template for the app. */
export async function addChecklist(
  db: Executor,
  row: Pick<ChecklistRow, "userId" | "appId" | "template">,
): Promise<ChecklistRow | null> {
  const [added] = await db.insert(checklists).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

export async function saveMark(
  db: Executor,
  checklistId: number,
  itemId: number,
  change: { done?: boolean | undefined; notes?: string | undefined },
): Promise<Mark> {
  await db
    .update(checklists)
    .set({ updatedAt: sql`now()` })
    .where(eq(checklists.id, checklistId));
  const { done, notes } = checklistMarks;
  return getOnlyRow(
    await db
      .insert(checklistMarks)
      .values({ checklistId, itemId, ...change })
      .onConflictDoUpdate({
        target: [checklistMarks.checklistId, checklistMarks.itemId],
        set: { done: change.done ?? sql`${done}`, notes: change.notes ?? sql`${notes}` },
      })
      .returning(),
  );
}

/** Deletes a checklist. Returns false if the user has no such checklist. */
export async function removeChecklist(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(checklists)
    .where(and(eq(checklists.userId, userId), eq(checklists.id, id)))
    .returning({ id: checklists.id });
  return rows.length > 0;
}
