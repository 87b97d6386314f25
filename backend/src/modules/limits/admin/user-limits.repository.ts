import { and, asc, eq, gte, inArray, lte } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { limitDefinitions, limitUsage, userLimitOverrides } from "../limits.schema";
import type { UsageKey } from "../limits.repository";

export async function findOverridden(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: limitDefinitions.key })
    .from(userLimitOverrides)
    .innerJoin(limitDefinitions, eq(limitDefinitions.id, userLimitOverrides.definitionId))
    .where(eq(userLimitOverrides.userId, userId))
    .orderBy(asc(limitDefinitions.displayOrder));
  return rows.map(({ key }) => key);
}

export async function deleteOverrides(db: Executor, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(userLimitOverrides)
    .where(and(eq(userLimitOverrides.userId, userId), inArray(userLimitOverrides.definitionId, [...ids])));
}

export function findPeriods(db: Executor, userId: number, from: Date, to: Date) {
  const { feature, periodStart, used } = limitUsage;
  return db
    .select({ feature, periodStart, used })
    .from(limitUsage)
    .where(and(eq(limitUsage.userId, userId), gte(periodStart, from), lte(periodStart, to)))
    .orderBy(asc(periodStart), asc(feature));
}

export async function deleteUsage(db: Executor, userId: number, keys: readonly UsageKey[]): Promise<void> {
  for (const { feature, periodStart } of keys) {
    await db
      .delete(limitUsage)
      .where(
        and(
          eq(limitUsage.userId, userId),
          eq(limitUsage.feature, feature),
          eq(limitUsage.periodStart, periodStart),
        ),
      );
  }
}
