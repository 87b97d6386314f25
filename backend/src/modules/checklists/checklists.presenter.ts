import type { Checklist, ChecklistItem, ChecklistSummary } from "@listwise/contracts/checklists";
import type { ListingSummary } from "../store";
import type { ChecklistRow, Mark } from "./checklists.repository";
import type { Template, TemplateItem } from "./template";
import { TEMPLATES } from "./templates";

export function getTemplate(key: string): Template {
  const template = TEMPLATES.get(key);
  if (!template) throw new Error(`There is no checklist template ${key}.`);
  return template;
}

export function getItems(template: Template): TemplateItem[] {
  return template.sections.flatMap((section) => section.items);
}

export function presentItem({ id, text, hint }: TemplateItem, mark: Mark | undefined): ChecklistItem {
  return { id, text, hint, done: mark?.done ?? false, notes: mark?.notes ?? "" };
}

export function presentSummary(
  { id, appId, template: key, createdAt, updatedAt }: ChecklistRow,
  marks: readonly Mark[],
  listing: ListingSummary | undefined,
): ChecklistSummary {
  const items = getItems(getTemplate(key));
  const done = new Set(marks.flatMap((mark) => (mark.done ? [mark.itemId] : [])));
  return {
    id,
    appId,
    appName: listing?.name ?? `App ${appId}`,
    appIcon: listing?.icon ?? null,
    template: key,
    done: items.filter((item) => done.has(item.id)).length,
    total: items.length,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentChecklist(
  row: ChecklistRow,
  marks: readonly Mark[],
  listing: ListingSummary | undefined,
): Checklist {
  const byItem = new Map(marks.map((mark) => [mark.itemId, mark]));
  const sections = getTemplate(row.template).sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => presentItem(item, byItem.get(item.id))),
  }));
  return { ...presentSummary(row, marks, listing), sections };
}
