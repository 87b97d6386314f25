import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeKeywordEntries } from "../../../shared/keywords/keyword-cache";
import { keywordKeys, type KeywordEntry } from "../../../shared/keywords/keywords.api";
import { getErrorMessage } from "../../../shared/get-error-message";
import { changeKeyword, type KeywordDetails } from "../keywords.api";

interface Change {
  keyword: KeywordEntry;
  details: Partial<KeywordDetails>;
}

/** Changes the category, notes, tags or favorite state with an optimistic update, rolled back on failure. */
export function useChangeKeyword() {
  const client = useQueryClient();
  const show = (id: number, details: Partial<KeywordDetails>) => {
    changeKeywordEntries(client, (entries) =>
      entries.map((entry) => (entry.id === id ? { ...entry, ...details } : entry)),
    );
  };
  return useMutation({
    mutationFn: ({ keyword, details }: Change) => changeKeyword(keyword.id, details),
    onMutate: async ({ keyword, details }) => {
      await client.cancelQueries({ queryKey: keywordKeys.list });
      show(keyword.id, details);
    },
    onError: (problem, { keyword, details }) => {
      const { category, notes, tags, isFavorite } = keyword;
      const former = { category, notes: notes ?? "", tags, isFavorite };
      show(keyword.id, Object.fromEntries(Object.entries(former).filter(([name]) => name in details)));
      toast.error("Error", { description: getErrorMessage(problem) });
    },
    onSuccess: ({ id, keywordText }) => {
      bus.emit("keyword:updated", { id, keywordText });
    },
  });
}
