import { count, countDistinct, gte, inArray, sql, sum } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
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

/** Returns the names of the plans, by key. */
export async function findPlanNames(db: Executor): Promise<Map<string, string>> {
  const rows = await db.select({ key: limitTemplates.key, name: limitTemplates.name }).from(limitTemplates);
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
