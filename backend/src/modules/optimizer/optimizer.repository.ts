import { and, desc, eq, lt } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
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
  row: Omit<OptimizationRow, "id" | "createdAt">,
  keep: number,
): Promise<OptimizationRow> {
  const [added] = await tx.insert(optimizations).values(row).returning();
  if (!added) throw new Error("The optimization was not stored.");
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

export async function findOwnOptimizations(db: Executor, userId: number) {
  const { appId, kind, platform, country, texts, createdAt } = optimizations;
  return db
    .select({ appId, kind, platform, country, texts, createdAt })
    .from(optimizations)
    .where(eq(optimizations.userId, userId))
    .orderBy(optimizations.id);
}
