import { and, count, countDistinct, eq, gt, gte, inArray, isNull, sql, sum } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import type { Executor } from "../../infra/db/database";
import { limitTemplates, limitUsage, planChanges, trials, userLimitOverrides } from "./limits.schema";

const query = new QueryBuilder();

/** Returns the plans as a subquery for joins. */
export function selectPlans() {
  const { key, isDefault } = limitTemplates;
  return query.select({ key, isDefault }).from(limitTemplates).as("plans");
}

/** Returns the changes of plans as a subquery for joins. */
export function selectPlanChanges() {
  const { id, userId, at, before, after } = planChanges;
  return query.select({ id, userId, at, before, after }).from(planChanges).as("plan_changes");
}

/** Returns the trials as a subquery for joins. */
export function selectTrials() {
  const { userId, plan, startedAt, endedAt } = trials;
  return query.select({ userId, plan, startedAt, endedAt }).from(trials).as("trials");
}

const getPlanNamesStatement = createWeakMemo((db: Executor) =>
  db
    .select({ key: limitTemplates.key, name: limitTemplates.name })
    .from(limitTemplates)
    .prepare("plan_names"),
);

/** Returns the names of the plans, by key. */
export async function findPlanNames(db: Executor): Promise<Map<string, string>> {
  const rows = await getPlanNamesStatement(db).execute();
  return new Map(rows.map((row) => [row.key, row.name]));
}

/** Returns the number of limits that are overridden for each of the users; users without overrides are missing. */
export async function countOverrides(db: Executor, userIds: readonly number[]): Promise<Map<number, number>> {
  const { userId } = userLimitOverrides;
  const rows = await db
    .select({ userId, value: count() })
    .from(userLimitOverrides)
    .where(inArray(userId, [...userIds]))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.value]));
}

/** Returns the metered use of the last `days` days by feature, and the number of accounts that had any. */
export async function findUsageByFeature(db: Executor, days: number) {
  const { feature, used, userId, updatedAt } = limitUsage;
  return db
    .select({ feature, used: sum(used).mapWith(Number), accounts: countDistinct(userId) })
    .from(limitUsage)
    .where(gte(updatedAt, sql`now() - make_interval(days => ${days})`))
    .groupBy(feature)
    .orderBy(feature);
}

/** Returns the plan with a key; `null` if there is no such plan. */
export async function findTemplateByKey(
  db: Executor,
  key: string,
): Promise<typeof limitTemplates.$inferSelect | null> {
  const [row] = await db.select().from(limitTemplates).where(eq(limitTemplates.key, key));
  return row ?? null;
}

/** Returns true if a public plan has a free trial. */
export async function hasTrials(db: Executor): Promise<boolean> {
  const { displayInPricing, isDefault, trialDays } = limitTemplates;
  return (
    (await db.$count(
      limitTemplates,
      and(eq(displayInPricing, true), eq(isDefault, false), gt(trialDays, 0)),
    )) > 0
  );
}

/** Returns true while the account tries a plan. */
export async function hasRunningTrial(db: Executor, userId: number): Promise<boolean> {
  return (await db.$count(trials, and(eq(trials.userId, userId), isNull(trials.endedAt)))) > 0;
}
