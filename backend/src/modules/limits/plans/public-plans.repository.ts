import { and, asc, eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { limitDefinitions, limitTemplates, limitTemplateValues } from "../limits.schema";

/** Returns every value of a public plan for a displayed feature, in display order. */
export function findPlanValues(db: Executor) {
  return db
    .select({ plan: limitTemplates, feature: limitDefinitions, value: limitTemplateValues.value })
    .from(limitTemplates)
    .innerJoin(limitDefinitions, eq(limitDefinitions.displayInPricing, true))
    .leftJoin(
      limitTemplateValues,
      and(
        eq(limitTemplateValues.templateId, limitTemplates.id),
        eq(limitTemplateValues.definitionId, limitDefinitions.id),
      ),
    )
    .where(eq(limitTemplates.displayInPricing, true))
    .orderBy(
      asc(limitTemplates.displayOrder),
      asc(limitTemplates.id),
      asc(limitDefinitions.displayOrder),
      asc(limitDefinitions.id),
    );
}
