import type { UserKeyword } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keywordKeys, removeKeyword } from "../../shared/keywords.api";
import { useAddKeyword } from "../../shared/use-add-keyword";

const UNDO_MS = 5_000;

/** Untracks a keyword: gone at once, back in its place when the server refuses, and for 5 s to be undone. */
export function useRemoveKeyword() {
  const client = useQueryClient();
  const add = useAddKeyword();
  const { mutate } = useMutation({
    mutationKey: ["remove-keyword"],
    mutationFn: (keyword: UserKeyword) => removeKeyword(keyword.id),
    onMutate: async (keyword) => {
      await client.cancelQueries({ queryKey: keywordKeys.list });
      const list = client.getQueryData<UserKeyword[]>(keywordKeys.list) ?? [];
      const index = list.findIndex(({ id }) => id === keyword.id);
      client.setQueryData<UserKeyword[]>(keywordKeys.list, (known) =>
        known?.filter(({ id }) => id !== keyword.id),
      );
      return () => {
        client.setQueryData<UserKeyword[]>(keywordKeys.list, (known) => known?.toSpliced(index, 0, keyword));
      };
    },
    onError: (_problem, _keyword, undo) => {
      undo?.();
      toast.error("Error", { description: "Failed to untrack keyword. Please try again." });
    },
    onSuccess: (_answer, keyword) => {
      const { id, keywordText, country, category, isFavorite } = keyword;
      bus.emit("keyword:deleted", { id, keywordText });
      const again = { keywordText, country, category, isFavorite, notes: keyword.notes ?? undefined };
      toast.success("Keyword Untracked", {
        description: keywordText,
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => add.mutate(again) },
      });
    },
  });
  return mutate;
}
