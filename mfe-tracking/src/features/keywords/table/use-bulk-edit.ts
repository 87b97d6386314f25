import { formatCount } from "@listwise/aso-core/text";
import { keywordEntriesEndpoints, type BulkEdit, type UserKeyword } from "@listwise/contracts/keywords";
import { bus, call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/get-error-message";
import { changeKeywordEntries } from "../../../shared/keywords/keyword-cache";
import { useLimitToast } from "../../../shared/use-limit-toast";

const UNDO_MS = 5_000;

interface Edit {
  ids: readonly number[];
  change: BulkEdit;
  /** Title of the toast, such as "Category set". */
  done: string;
  /** Change that reverts it; without one, there is no undo. */
  inverse?: BulkEdit;
}

export interface Move {
  ids: readonly number[];
  /** `null`: no list. */
  appId?: number | null;
  country?: string;
  copy: boolean;
}

function emitChange(ids: readonly number[]): void {
  bus.emit("keyword:batch-updated", { ids: [...ids] });
}

/** Changes many keywords in one call, all or none. */
export function useBulkEdit() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const edit = useMutation({
    mutationFn: async ({ ids, change }: Edit) =>
      (await call(keywordEntriesEndpoints.edit, { body: { ids: [...ids], change } })).data,
    onSuccess: (changed: UserKeyword[], { ids, change, inverse, done }) => {
      const byId = new Map(changed.map((keyword) => [keyword.id, keyword]));
      changeKeywordEntries(client, (entries) =>
        entries.map((entry) => {
          const answer = byId.get(entry.id);
          if (!answer) return entry;
          const { category, isFavorite, tags, isIrrelevant } = answer;
          return { ...entry, category, isFavorite, tags, isIrrelevant };
        }),
      );
      emitChange(ids);
      const undo = inverse && {
        label: "Undo",
        onClick: () => edit.mutate({ ids, change: inverse, inverse: change, done: "Change undone" }),
      };
      toast.success(done, {
        description: formatCount(ids.length, "keyword"),
        ...(undo && { action: undo, duration: UNDO_MS }),
      });
    },
    onError: (problem) => {
      if (!showLimit(problem)) toast.error("Nothing was changed", { description: getErrorMessage(problem) });
    },
  });
  const move = useMutation({
    mutationFn: async ({ ids, ...where }: Move) =>
      (await call(keywordEntriesEndpoints.move, { body: { ids: [...ids], ...where } })).data,
    onSuccess: (moved: UserKeyword[], { copy }) => {
      emitChange(moved.map(({ id }) => id));
      toast.success(copy ? "Keywords copied" : "Keywords moved", {
        description: formatCount(moved.length, "keyword"),
      });
    },
    // The dialog shows the reason.
    onError: (problem) => {
      showLimit(problem);
    },
  });
  return { edit, move };
}
