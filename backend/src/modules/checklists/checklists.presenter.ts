import { parsePlatform, type Platform } from "@listwise/aso-core/stores";
import type { Checklist, ChecklistItem, ChecklistSummary } from "@listwise/contracts/checklists";
import type { ListingSummary } from "../store";
import type { ChecklistRow, Mark } from "./checklists.repository";
import { GOOGLE_PLAY_ITEMS } from "./google-play-items";
import type { Template, TemplateItem } from "./template";
import { TEMPLATES } from "./templates";

const STORE_ITEMS: Readonly<Record<Platform, typeof GOOGLE_PLAY_ITEMS>> = {
  ios: {},
  android: GOOGLE_PLAY_ITEMS,
};

/**
 * Returns a template with the items for the store of an app; those of the default store if it isn't listed.
 *
 * @throws Error for a key that isn't in `TEMPLATES`
 */
export function getTemplate(key: string, listing: ListingSummary | undefined): Template {
  const template = TEMPLATES.get(key);
  if (!template) throw new Error(`There is no checklist template ${key}.`);
  const replaced = STORE_ITEMS[listing?.platform ?? parsePlatform(null)][key] ?? {};
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
  listing: ListingSummary | undefined,
): ChecklistSummary {
  const items = getItems(getTemplate(key, listing));
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
  const sections = getTemplate(row.template, listing).sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => presentItem(item, byItem.get(item.id))),
  }));
  return { ...presentSummary(row, marks, listing), sections };
}
