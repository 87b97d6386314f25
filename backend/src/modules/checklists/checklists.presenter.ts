import type { Platform } from "@listwise/aso-core/stores";
import type { Checklist, ChecklistItem, ChecklistSummary } from "@listwise/contracts/checklists";
import type { NamedApp } from "../apps";
import type { ChecklistRow, Mark } from "./checklists.repository";
import { GOOGLE_PLAY_ITEMS } from "./google-play-items";
import type { Template, TemplateItem } from "./template";
import { TEMPLATES } from "./templates";

const STORE_ITEMS: Readonly<Record<Platform, typeof GOOGLE_PLAY_ITEMS>> = {
  ios: {},
  android: GOOGLE_PLAY_ITEMS,
};

/**
 * Returns a template with the items for a store.
 *
 * @throws Error for a key that isn't in `TEMPLATES`
 */
export function getTemplate(key: string, platform: Platform): Template {
  const template = TEMPLATES.get(key);
  if (!template) throw new Error(`There is no checklist template ${key}.`);
  const replaced = STORE_ITEMS[platform][key] ?? {};
  const sections = template.sections.map(({ title, items }) => ({
    title,
    items: items.flatMap((each) => replaced[each.id] ?? [each]),
  }));
  return { ...template, sections };
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
  app: NamedApp,
): ChecklistSummary {
  const items = getItems(getTemplate(key, app.platform));
  const done = new Set(marks.flatMap((mark) => (mark.done ? [mark.itemId] : [])));
  return {
    id,
    appId,
    appName: app.name,
    appIcon: app.icon,
    template: key,
    done: items.filter((item) => done.has(item.id)).length,
    total: items.length,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentChecklist(row: ChecklistRow, marks: readonly Mark[], app: NamedApp): Checklist {
  const byItem = new Map(marks.map((mark) => [mark.itemId, mark]));
  const sections = getTemplate(row.template, app.platform).sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => presentItem(item, byItem.get(item.id))),
  }));
  return { ...presentSummary(row, marks, app), sections };
}
