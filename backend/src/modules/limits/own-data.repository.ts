import { desc, eq } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { limitDefinitions, limitUsage, planChanges, trials, userLimitOverrides } from "./limits.schema";
import { findPlan } from "./limits.repository";

/** Returns the user's plan and overrides. */
export async function findOwnLimits(db: Executor, userId: number): Promise<Record<string, unknown>[]> {
  const { key } = limitDefinitions;
  const overrides = await db
    .select({ feature: key, value: userLimitOverrides.value })
    .from(userLimitOverrides)
    .innerJoin(limitDefinitions, eq(limitDefinitions.id, userLimitOverrides.definitionId))
    .where(eq(userLimitOverrides.userId, userId));
  return [{ plan: (await findPlan(db, userId))?.name ?? null }, ...overrides];
}

/** Returns all metered use of the user. */
export async function findOwnUsage(db: Executor, userId: number) {
  const { feature, periodStart, used, updatedAt } = limitUsage;
  return db
    .select({ feature, periodStart, used, updatedAt })
    .from(limitUsage)
    .where(eq(limitUsage.userId, userId))
    .orderBy(periodStart, feature);
}

/** Returns the user's trial. */
export async function findOwnTrial(db: Executor, userId: number) {
  const { plan, startedAt, endsAt, endedAt } = trials;
  return db.select({ plan, startedAt, endsAt, endedAt }).from(trials).where(eq(trials.userId, userId));
}

/** Returns the changes of the user's plan, newest first. */
export async function findOwnPlanChanges(db: Executor, userId: number) {
  const { at, before, after } = planChanges;
  return db
    .select({ at, before, after })
    .from(planChanges)
    .where(eq(planChanges.userId, userId))
    .orderBy(desc(planChanges.id));
}
