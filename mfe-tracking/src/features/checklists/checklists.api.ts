import { checklistsEndpoints, type Checklist, type ChecklistItem } from "@listwise/contracts/checklists";
import { call } from "@listwise/shared-auth";
import { queryOptions, type QueryClient } from "@tanstack/react-query";

export const checklistKeys = {
  list: ["checklists", "list"] as const,
  one: ["checklists", "one"] as const,
};

export function checklistsQuery() {
  return queryOptions({
    queryKey: checklistKeys.list,
    queryFn: ({ signal }) => call(checklistsEndpoints.list, { signal }),
  });
}

export function checklistQuery(id: number) {
  return queryOptions({
    queryKey: [...checklistKeys.one, id],
    queryFn: async ({ signal }): Promise<Checklist> =>
      (await call(checklistsEndpoints.get, { params: { id }, signal })).data,
  });
}

export async function createChecklist(body: { appId: number; template: string }): Promise<Checklist> {
  return (await call(checklistsEndpoints.create, { body })).data;
}

export function removeChecklist(id: number) {
  return call(checklistsEndpoints.remove, { params: { id } });
}

/** The changed fields of an item. */
export interface ItemChange {
  done?: boolean;
  notes?: string;
}

export async function updateItem(id: number, itemId: number, body: ItemChange): Promise<ChecklistItem> {
  return (await call(checklistsEndpoints.updateItem, { params: { id, itemId }, body })).data;
}

/** Updates an item and the checklist's progress in the cache. */
export function patchItem(client: QueryClient, id: number, itemId: number, change: ItemChange): void {
  client.setQueryData<Checklist>([...checklistKeys.one, id], (checklist) => {
    if (!checklist) return checklist;
    const sections = checklist.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
    }));
    const done = sections.flatMap(({ items }) => items).filter((item) => item.done).length;
    return { ...checklist, sections, done };
  });
}
