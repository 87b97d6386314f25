import type { ChecklistItem } from "@listwise/contracts";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../../shared/message-of";
import { checklistKeys, patchItem, updateItem } from "./checklists.api";

/** Ticks an item: at once, taken back when the server refuses. Changes of one item reach the server in their order. */
export function useItemDone(checklistId: number, item: ChecklistItem) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `checklist-${checklistId}-${item.id}` },
    mutationFn: (done: boolean) => updateItem(checklistId, item.id, { done }),
    onMutate: (done) => {
      patchItem(client, checklistId, item.id, { done });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: checklistKeys.list }),
    onError: (problem, done) => {
      patchItem(client, checklistId, item.id, { done: !done });
      toast.error(`“${item.text}” was not saved: ${messageOf(problem)}`);
    },
  });
  return mutate;
}
