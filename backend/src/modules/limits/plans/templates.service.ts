import type { LimitDefinition, LimitTemplate } from "@listwise/contracts/limits";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { parseLimitValues } from "../values/parse-limit-values";
import { note, type By } from "../admin/admin-note";
import type { LimitValue } from "./plans";
import {
  clearOtherDefaults,
  deleteTemplate,
  findDefinitions,
  findTemplates,
  insertTemplate,
  lockTemplate,
  saveTemplateValues,
  updateDisplay,
  updateTemplate,
  type DefinitionRow,
  type TemplateRow,
} from "./templates.repository";
import { parseLimitValue } from "../values/values";
import { countUsersByPlan } from "../../accounts";

type Body = Omit<TemplateRow, "id" | "key" | "isDefault"> & {
  isDefault?: boolean | undefined;
  limits: Record<string, LimitValue>;
};

const createNotFound = () => failNotFound("plan");

export async function listTemplates(db: Executor, id?: number): Promise<LimitTemplate[]> {
  const templates = await findTemplates(db, id);
  const definitions = await findDefinitions(db);
  return templates.map(({ template, values, users }) => ({
    ...template,
    limits: Object.fromEntries(
      definitions.map(({ id: definitionId, key, dataType }) => [
        key,
        parseLimitValue({ key, dataType, value: values.get(definitionId) }),
      ]),
    ),
    users,
  }));
}

async function loadTemplate(db: Executor, id: number): Promise<LimitTemplate> {
  const [template] = await listTemplates(db, id);
  if (!template) throw createNotFound();
  return template;
}

async function write(tx: Transaction, id: number, { isDefault, limits }: Body): Promise<LimitTemplate> {
  await saveTemplateValues(tx, id, parseLimitValues(await findDefinitions(tx), limits));
  if (isDefault === true) await clearOtherDefaults(tx, id);
  return loadTemplate(tx, id);
}

export function createTemplate(ctx: AppContext, body: Body & { key: string }, by: By) {
  const { key, name, description, displayInPricing, displayOrder, trialDays, isDefault = false } = body;
  return ctx.db.transaction(async (tx) => {
    const fields = { key, name, description, displayInPricing, displayOrder, trialDays, isDefault };
    const row = await insertTemplate(tx, fields);
    if (!row) throw fail("CONFLICT", `A plan with the key ${key} already exists. Choose another key.`);
    await note(ctx, by, "limits.template-created", `${key}: ${name}`, tx);
    return write(tx, row.id, body);
  });
}

export function changeTemplate(ctx: AppContext, id: number, body: Body, by: By): Promise<LimitTemplate> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (!before) throw createNotFound();
    if (before.isDefault && body.isDefault === false) {
      throw fail("CONFLICT", "New accounts need a default plan. Make another plan the default instead.");
    }
    const { name, description, displayInPricing, displayOrder, trialDays } = body;
    const { isDefault = before.isDefault } = body;
    const fields = { name, description, displayInPricing, displayOrder, trialDays, isDefault };
    await updateTemplate(tx, id, fields);
    const changed = Object.keys(body.limits).join(", ") || "no limits";
    await note(ctx, by, "limits.template-changed", `${before.key}: ${changed}`, tx);
    return write(tx, id, body);
  });
}

export function removeTemplate(ctx: AppContext, id: number, by: By): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockTemplate(tx, id);
    if (!row) throw createNotFound();
    if (row.isDefault)
      throw fail("CONFLICT", "This is the default plan. Make another plan the default first.");
    const people = (await countUsersByPlan(tx)).get(row.key) ?? 0;
    if (people > 0) {
      throw fail(
        "CONFLICT",
        `This plan has ${formatCount(people, "account")}. Move ${pluralize(people, "it", "them")} to another plan first.`,
      );
    }
    await deleteTemplate(tx, id);
    await note(ctx, by, "limits.template-deleted", row.key, tx);
  });
}

export async function listDefinitions(db: Executor): Promise<LimitDefinition[]> {
  return findDefinitions(db);
}

export function setDisplay(
  ctx: AppContext,
  id: number,
  change: Pick<DefinitionRow, "displayInPricing" | "displayOrder">,
  by: By,
): Promise<LimitDefinition> {
  return ctx.db.transaction(async (tx) => {
    const row = await updateDisplay(tx, id, change);
    if (!row) throw failNotFound("feature");
    const shown = change.displayInPricing ? `shown at ${change.displayOrder}` : "hidden";
    await note(ctx, by, "limits.display-changed", `${row.key}: ${shown}`, tx);
    return row;
  });
}
