import type { UserKeyword } from "@listwise/contracts/keywords";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keywordKeys } from "../../../shared/keywords/keywords.api";
import { getErrorMessage } from "../../../shared/get-error-message";
import { changeKeyword, type KeywordDetails } from "../keywords.api";

interface Change {
  keyword: UserKeyword;
  details: Partial<KeywordDetails>;
}

/** Changes the category, notes or favorite state with an optimistic update, rolled back on failure. */
export function useChangeKeyword() {
  const client = useQueryClient();
  const show = (id: number, details: Partial<UserKeyword>) => {
    client.setQueryData<UserKeyword[]>(keywordKeys.list, (list) =>
      list?.map((keyword) => (keyword.id === id ? { ...keyword, ...details } : keyword)),
    );
  };
  return useMutation({
    mutationFn: ({ keyword, details }: Change) => changeKeyword(keyword.id, details),
    onMutate: async ({ keyword, details }) => {
      await client.cancelQueries({ queryKey: keywordKeys.list });
      show(keyword.id, details);
    },
    onError: (problem, { keyword, details }) => {
      const { category, notes, isFavorite } = keyword;
      const former = { category, notes, isFavorite };
      show(keyword.id, Object.fromEntries(Object.entries(former).filter(([name]) => name in details)));
      toast.error("Error", { description: getErrorMessage(problem) });
    },
    onSuccess: ({ id, keywordText }) => {
      bus.emit("keyword:updated", { id, keywordText });
    },
  });
}
