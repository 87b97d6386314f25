import type { ChecklistSummary } from "@listwise/contracts/checklists";
import { formatCount } from "@listwise/aso-core/text";
import { ConfirmDialog, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../shared/get-error-message";
import { checklistKeys, removeChecklist } from "./checklists.api";

interface DeleteChecklistProps {
  checklist: ChecklistSummary;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for confirmation: deleted notes can't be restored. */
export function DeleteChecklist({ checklist, open, onClose, onDeleted }: DeleteChecklistProps) {
  const { id, appName, done } = checklist;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeChecklist(id),
    onSuccess: () => {
      toast.success("Checklist deleted", { description: appName });
      onClose();
      onDeleted?.();
      client.removeQueries({ queryKey: [...checklistKeys.one, id] });
      return client.invalidateQueries({ queryKey: checklistKeys.list });
    },
    onError: (problem) => {
      toast.error(`Couldn't delete the checklist: ${getErrorMessage(problem)}`);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Delete the checklist of ${appName}?`}
      action="Delete"
      busy={remove.isPending}
      danger
      description={
        done === 0
          ? "This also deletes its notes."
          : `This also deletes ${formatCount(done, "completed item")} and all notes.`
      }
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    />
  );
}
