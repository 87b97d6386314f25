import { asc, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { LIMIT_DEFINITIONS } from "./plans/catalog";
import { limitDefinitions, limitTemplates, limitTemplateValues } from "./limits.schema";
import type { PlanPreset } from "./plans/plans";

/** Writes the definitions. Their text comes from the product; administrators control where they are displayed. */
export async function insertDefinitions(db: Executor, definitions: typeof LIMIT_DEFINITIONS): Promise<void> {
  const rows = definitions.map((definition, index) => ({ ...definition, displayOrder: index + 1 }));
  await db
    .insert(limitDefinitions)
    .values(rows)
    .onConflictDoUpdate({
      target: limitDefinitions.key,
      set: { featureName: sql`excluded.feature_name`, description: sql`excluded.description` },
    });
}

/**
 * Inserts the plan presets in a new installation; later only values that existing preset plans lack. A plan that an
 * administrator removed isn't restored.
 */
export async function insertPlans(db: Executor, plans: readonly PlanPreset[]): Promise<void> {
  const templates = plans.map(({ key, name, description, isDefault, displayInPricing }, index) => {
    return { key, name, description, isDefault, displayInPricing, displayOrder: index + 1 };
  });
  if ((await db.$count(limitTemplates)) === 0) await db.insert(limitTemplates).values(templates);
  const stored = await db.select().from(limitTemplates).orderBy(asc(limitTemplates.id));
  const definitions = await db.select().from(limitDefinitions);
  const values = stored.flatMap((template) => {
    const preset: Record<string, unknown> = plans.find((plan) => plan.key === template.key)?.values ?? {};
    return definitions
      .filter((definition) => definition.key in preset)
      .map(({ id, key }) => ({ templateId: template.id, definitionId: id, value: preset[key] }));
  });
  if (values.length > 0) await db.insert(limitTemplateValues).values(values).onConflictDoNothing();
}
