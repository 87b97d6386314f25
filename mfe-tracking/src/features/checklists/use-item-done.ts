import type { ChecklistItem } from "@listwise/contracts/checklists";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../shared/get-error-message";
import { checklistKeys, patchItem, updateItem } from "./checklists.api";

/** Checks or unchecks an item with an optimistic update. Requests for one item are sent in order. */
export function useItemDone(checklistId: number, item: ChecklistItem) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `checklist-${checklistId}-${item.id}` },
    mutationFn: (done: boolean) => updateItem(checklistId, item.id, { done }),
    onMutate: async (done) => {
      // A checklist that was requested before the change must not undo it on the page.
      await client.cancelQueries({ queryKey: [...checklistKeys.one, checklistId] });
      patchItem(client, checklistId, item.id, { done });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: checklistKeys.list }),
    onError: (problem, done) => {
      patchItem(client, checklistId, item.id, { done: !done });
      toast.error(`Couldn't save “${item.text}”: ${getErrorMessage(problem)}`);
    },
  });
  return mutate;
}
