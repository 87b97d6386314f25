import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { selectUsers } from "../../accounts";
import { limitDefinitions, limitTemplates, limitTemplateValues, userLimitOverrides } from "../limits.schema";

const users = selectUsers();

/** Returns the value of one feature for each user: an override, else the plan's value, else `null`. */
export async function findLimitForUsers(db: Executor, userIds: readonly number[], feature: string) {
  if (userIds.length === 0) return [];
  const template = sql`${limitTemplates.id} = coalesce(
    (select own.id from ${limitTemplates} own where own.key = ${users.plan}),
    (select standard.id from ${limitTemplates} standard where standard.is_default order by standard.id limit 1))`;
  return db
    .select({
      userId: users.id,
      dataType: limitDefinitions.dataType,
      value: sql<unknown>`coalesce(${userLimitOverrides.value}, ${limitTemplateValues.value})`,
    })
    .from(users)
    .innerJoin(limitDefinitions, eq(limitDefinitions.key, feature))
    .leftJoin(limitTemplates, template)
    .leftJoin(
      limitTemplateValues,
      and(
        eq(limitTemplateValues.templateId, limitTemplates.id),
        eq(limitTemplateValues.definitionId, limitDefinitions.id),
      ),
    )
    .leftJoin(
      userLimitOverrides,
      and(eq(userLimitOverrides.definitionId, limitDefinitions.id), eq(userLimitOverrides.userId, users.id)),
    )
    .where(inArray(users.id, [...userIds]));
}
