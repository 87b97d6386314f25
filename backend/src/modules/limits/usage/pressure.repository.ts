import { and, eq, gte, inArray } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import {
  limitDefinitions,
  limitTemplates,
  limitTemplateValues,
  limitUsage,
  userLimitOverrides,
} from "../limits.schema";

/** Returns the values of features in all plans. */
export function findValuesOfPlans(db: Executor, features: readonly string[]) {
  return db
    .select({
      plan: limitTemplates.key,
      isDefault: limitTemplates.isDefault,
      feature: limitDefinitions.key,
      dataType: limitDefinitions.dataType,
      value: limitTemplateValues.value,
    })
    .from(limitTemplateValues)
    .innerJoin(limitTemplates, eq(limitTemplates.id, limitTemplateValues.templateId))
    .innerJoin(limitDefinitions, eq(limitDefinitions.id, limitTemplateValues.definitionId))
    .where(inArray(limitDefinitions.key, [...features]));
}

/** Returns the overrides of features of all users. */
export function findOverridesOfUsers(db: Executor, features: readonly string[]) {
  return db
    .select({
      userId: userLimitOverrides.userId,
      feature: limitDefinitions.key,
      dataType: limitDefinitions.dataType,
      value: userLimitOverrides.value,
    })
    .from(userLimitOverrides)
    .innerJoin(limitDefinitions, eq(limitDefinitions.id, userLimitOverrides.definitionId))
    .where(inArray(limitDefinitions.key, [...features]));
}

/** Returns all metered use of periods that began at `since` or later. */
export function findUsageOfUsers(db: Executor, features: readonly string[], since: Date) {
  const { userId, feature, periodStart, used } = limitUsage;
  return db
    .select({ userId, feature, periodStart, used })
    .from(limitUsage)
    .where(and(gte(periodStart, since), inArray(feature, [...features])));
}
