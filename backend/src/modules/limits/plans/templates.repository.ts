import { asc, eq, ne, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { countUsersByPlan } from "../../accounts";
import { limitDefinitions, limitTemplates, limitTemplateValues } from "../limits.schema";
import type { LimitValue } from "./plans";

export type TemplateRow = typeof limitTemplates.$inferSelect;
export type DefinitionRow = typeof limitDefinitions.$inferSelect;

export async function findTemplates(db: Executor, id?: number) {
  const templates = await db
    .select()
    .from(limitTemplates)
    .where(id === undefined ? undefined : eq(limitTemplates.id, id))
    .orderBy(asc(limitTemplates.displayOrder), asc(limitTemplates.id));
  const values = await db.select().from(limitTemplateValues);
  const users = await countUsersByPlan(db);
  return templates.map((template) => ({
    template,
    values: new Map(
      values.filter((row) => row.templateId === template.id).map((row) => [row.definitionId, row.value]),
    ),
    users: users.get(template.key) ?? 0,
  }));
}

/** Returns the plan of new accounts, `null` before the first start. */
export async function findDefaultTemplate(db: Executor): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(limitTemplates)
    .where(eq(limitTemplates.isDefault, true))
    .orderBy(asc(limitTemplates.id))
    .limit(1);
  return row ?? null;
}

/** Returns the plan, locked until the transaction ends; `null` if it doesn't exist. */
export async function lockTemplate(tx: Executor, id: number): Promise<TemplateRow | null> {
  const [row] = await tx.select().from(limitTemplates).where(eq(limitTemplates.id, id)).for("update");
  return row ?? null;
}

/** Adds a plan. Returns `null` if its key is taken. */
export async function insertTemplate(
  db: Executor,
  template: Omit<TemplateRow, "id">,
): Promise<TemplateRow | null> {
  const [row] = await db.insert(limitTemplates).values(template).onConflictDoNothing().returning();
  return row ?? null;
}

export async function updateTemplate(
  db: Executor,
  id: number,
  change: Omit<TemplateRow, "id" | "key">,
): Promise<void> {
  await db.update(limitTemplates).set(change).where(eq(limitTemplates.id, id));
}

/** Makes this the only default plan. */
export async function clearOtherDefaults(db: Executor, id: number): Promise<void> {
  await db.update(limitTemplates).set({ isDefault: false }).where(ne(limitTemplates.id, id));
}

export async function saveTemplateValues(
  db: Executor,
  templateId: number,
  values: readonly { definitionId: number; value: LimitValue }[],
): Promise<void> {
  if (values.length === 0) return;
  await db
    .insert(limitTemplateValues)
    .values(values.map(({ definitionId, value }) => ({ templateId, definitionId, value })))
    .onConflictDoUpdate({
      target: [limitTemplateValues.templateId, limitTemplateValues.definitionId],
      set: { value: sql`excluded.value` },
    });
}

export async function deleteTemplate(db: Executor, id: number): Promise<void> {
  await db.delete(limitTemplates).where(eq(limitTemplates.id, id));
}

export function findDefinitions(db: Executor): Promise<DefinitionRow[]> {
  return db
    .select()
    .from(limitDefinitions)
    .orderBy(asc(limitDefinitions.displayOrder), asc(limitDefinitions.id));
}

export async function updateDisplay(
  db: Executor,
  id: number,
  change: Pick<DefinitionRow, "displayInPricing" | "displayOrder">,
): Promise<DefinitionRow | null> {
  const [row] = await db.update(limitDefinitions).set(change).where(eq(limitDefinitions.id, id)).returning();
  return row ?? null;
}
