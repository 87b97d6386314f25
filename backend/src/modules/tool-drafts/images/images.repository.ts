import { and, eq, notInArray, sum } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { toolImages, toolWorks } from "../tool-drafts.schema";

export type ImageRow = typeof toolImages.$inferSelect;

const ofDraft = (draftId: number) => eq(toolImages.draftId, draftId);
const summary = { draftId: toolImages.draftId, id: toolImages.id, bytes: toolImages.bytes };

export async function findImages(db: Executor, draftId: number) {
  return db.select(summary).from(toolImages).where(ofDraft(draftId)).orderBy(toolImages.id);
}

/** Returns an image of one of the user's drafts, or `null` if it doesn't exist. */
export async function findImage(
  db: Executor,
  userId: number,
  { draftId, id }: Pick<ImageRow, "draftId" | "id">,
): Promise<Pick<ImageRow, "type" | "content"> | null> {
  const [row] = await db
    .select({ type: toolImages.type, content: toolImages.content })
    .from(toolImages)
    .innerJoin(toolWorks, eq(toolWorks.id, toolImages.draftId))
    .where(and(eq(toolWorks.userId, userId), ofDraft(draftId), eq(toolImages.id, id)));
  return row ?? null;
}

export async function findAllImages(db: Executor, userId: number) {
  return db
    .select({ ...summary, type: toolImages.type, savedAt: toolImages.savedAt })
    .from(toolImages)
    .innerJoin(toolWorks, eq(toolWorks.id, toolImages.draftId))
    .where(eq(toolWorks.userId, userId))
    .orderBy(toolImages.draftId, toolImages.id);
}

/** Returns the bytes that all images of the user take. */
export async function sumImageBytes(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ value: sum(toolImages.bytes).mapWith(Number) })
    .from(toolImages)
    .innerJoin(toolWorks, eq(toolWorks.id, toolImages.draftId))
    .where(eq(toolWorks.userId, userId));
  return row?.value ?? 0;
}

export async function insertImage(tx: Transaction, row: Omit<ImageRow, "savedAt">): Promise<void> {
  await tx.insert(toolImages).values(row).onConflictDoNothing();
}

/** Deletes the images of a draft except those with the given ids. */
export async function deleteOtherImages(
  tx: Transaction,
  draftId: number,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(toolImages)
    .where(and(ofDraft(draftId), ids.length === 0 ? undefined : notInArray(toolImages.id, [...ids])));
}
