import { and, desc, eq, lt } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { optimizations } from "./optimizer.schema";

export type OptimizationRow = typeof optimizations.$inferSelect;

interface OptimizationScope {
  userId: number;
  appId: number;
  kind: string;
}

const on = ({ userId, appId, kind }: OptimizationScope) =>
  and(eq(optimizations.userId, userId), eq(optimizations.appId, appId), eq(optimizations.kind, kind));

export async function findOptimizations(
  db: Executor,
  shelf: OptimizationScope,
  limit: number,
): Promise<OptimizationRow[]> {
  return db.select().from(optimizations).where(on(shelf)).orderBy(desc(optimizations.id)).limit(limit);
}

/** Adds a version and deletes those that are more than `keep` versions older. */
export async function addOptimization(
  tx: Transaction,
  row: Omit<OptimizationRow, "id" | "label" | "createdAt">,
  keep: number,
): Promise<OptimizationRow> {
  const added = getOnlyRow(await tx.insert(optimizations).values(row).returning());
  const [oldest] = await tx
    .select({ id: optimizations.id })
    .from(optimizations)
    .where(on(row))
    .orderBy(desc(optimizations.id))
    .limit(1)
    .offset(keep - 1);
  if (oldest) await tx.delete(optimizations).where(and(on(row), lt(optimizations.id, oldest.id)));
  return added;
}

const isVersion = (userId: number, appId: number, id: number) =>
  and(eq(optimizations.userId, userId), eq(optimizations.appId, appId), eq(optimizations.id, id));

/** Finds a version of the user; `null` if the user has no version with the id. */
export async function findOptimization(
  db: Executor,
  userId: number,
  appId: number,
  id: number,
): Promise<OptimizationRow | null> {
  const [row] = await db
    .select()
    .from(optimizations)
    .where(isVersion(userId, appId, id));
  return row ?? null;
}

/** Sets the label of a version and returns the version; `null` if the user has no version with the id. */
export async function updateLabel(
  db: Executor,
  { userId, appId, id }: { userId: number; appId: number; id: number },
  label: string | null,
): Promise<OptimizationRow | null> {
  const [row] = await db
    .update(optimizations)
    .set({ label })
    .where(isVersion(userId, appId, id))
    .returning();
  return row ?? null;
}

/** Deletes a version. Returns false if there was none with the id. */
export async function deleteOptimization(
  db: Executor,
  userId: number,
  appId: number,
  id: number,
): Promise<boolean> {
  const removed = await db
    .delete(optimizations)
    .where(isVersion(userId, appId, id))
    .returning({ id: optimizations.id });
  return removed.length > 0;
}

export async function findOwnOptimizations(db: Executor, userId: number) {
  const { appId, kind, platform, country, label, texts, createdAt } = optimizations;
  return db
    .select({ appId, kind, platform, country, label, texts, createdAt })
    .from(optimizations)
    .where(eq(optimizations.userId, userId))
    .orderBy(optimizations.id);
}
