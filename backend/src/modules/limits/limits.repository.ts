import { and, asc, eq, or, sql, type Placeholder } from "drizzle-orm";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { selectUsers } from "../accounts";
import {
  limitDefinitions,
  limitTemplates,
  limitTemplateValues,
  limitUsage,
  userLimitOverrides,
} from "./limits.schema";

const users = selectUsers();

export type LimitRow = typeof limitDefinitions.$inferSelect & { value: unknown };

const isUserPlan = (userId: number | Placeholder) =>
  sql`${limitTemplates.id} = coalesce(
    (select own.id from ${limitTemplates} own join ${users} on ${users.plan} = own.key where ${users.id} = ${userId}),
    (select standard.id from ${limitTemplates} standard where standard.is_default order by standard.id limit 1))`;

const getLimitsStatement = createWeakMemo((db: Executor) => {
  const [userId, key] = [sql.placeholder("userId"), sql.placeholder("key")];
  return db
    .select({
      definition: limitDefinitions,
      value: sql<unknown>`coalesce(${userLimitOverrides.value}, ${limitTemplateValues.value})`,
    })
    .from(limitDefinitions)
    .leftJoin(limitTemplates, isUserPlan(userId))
    .leftJoin(
      limitTemplateValues,
      and(
        eq(limitTemplateValues.templateId, limitTemplates.id),
        eq(limitTemplateValues.definitionId, limitDefinitions.id),
      ),
    )
    .leftJoin(
      userLimitOverrides,
      and(eq(userLimitOverrides.definitionId, limitDefinitions.id), eq(userLimitOverrides.userId, userId)),
    )
    .where(sql`${limitDefinitions.key} = coalesce(${key}, ${limitDefinitions.key})`)
    .orderBy(asc(limitDefinitions.displayOrder), asc(limitDefinitions.id))
    .prepare("limits_of_user");
});

/** Returns every definition with the user's value: an override, else the plan's value, else `null`. */
export async function findLimits(db: Executor, userId: number, key?: string): Promise<LimitRow[]> {
  const rows = await getLimitsStatement(db).execute({ userId, key: key ?? null });
  return rows.map(({ definition, value }) => ({ ...definition, value }));
}

export async function findPlan(db: Executor, userId: number): Promise<{ key: string; name: string } | null> {
  const [plan] = await db
    .select({ key: limitTemplates.key, name: limitTemplates.name })
    .from(limitTemplates)
    .where(isUserPlan(userId));
  return plan ?? null;
}

export async function saveOverride(
  db: Executor,
  userId: number,
  definitionId: number,
  value: unknown,
): Promise<void> {
  await db
    .insert(userLimitOverrides)
    .values({ userId, definitionId, value })
    .onConflictDoUpdate({
      target: [userLimitOverrides.userId, userLimitOverrides.definitionId],
      set: { value: sql`excluded.value` },
    });
}

export interface UsageKey {
  feature: string;
  periodStart: Date;
}

export async function findUsed(
  db: Executor,
  userId: number,
  wanted: readonly UsageKey[],
): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map();
  const anyOf = wanted.map(({ feature, periodStart }) =>
    and(eq(limitUsage.feature, feature), eq(limitUsage.periodStart, periodStart)),
  );
  const rows = await db
    .select({ feature: limitUsage.feature, used: limitUsage.used })
    .from(limitUsage)
    .where(and(eq(limitUsage.userId, userId), or(...anyOf)));
  return new Map(rows.map((row) => [row.feature, row.used]));
}

/**
 * Adds to a counter and returns the new amount, or `null` without a change if that would exceed the limit. This is a
 * single statement, so parallel requests can't overshoot.
 */
export async function addUsed(
  db: Executor,
  userId: number,
  { feature, periodStart }: UsageKey,
  amount: number,
  limit: number,
): Promise<number | null> {
  if (amount > limit) return null;
  const [row] = await db
    .insert(limitUsage)
    .values({ userId, feature, periodStart, used: amount })
    .onConflictDoUpdate({
      target: [limitUsage.userId, limitUsage.feature, limitUsage.periodStart],
      set: { used: sql`${limitUsage.used} + ${amount}`, updatedAt: sql`now()` },
      setWhere: sql`${limitUsage.used} <= ${limit - amount}`,
    })
    .returning({ used: limitUsage.used });
  return row?.used ?? null;
}

export async function subtractUsed(
  db: Executor,
  userId: number,
  { feature, periodStart }: UsageKey,
  amount: number,
): Promise<void> {
  await db
    .update(limitUsage)
    .set({ used: sql`greatest(0, ${limitUsage.used} - ${amount})`, updatedAt: sql`now()` })
    .where(
      and(
        eq(limitUsage.userId, userId),
        eq(limitUsage.feature, feature),
        eq(limitUsage.periodStart, periodStart),
      ),
    );
}
