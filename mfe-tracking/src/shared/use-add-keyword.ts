import { ApiError, bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserKeyword } from "@listwise/contracts";
import { addKeyword, keywordKeys, type NewKeyword } from "./keywords.api";
import { useLimitToast } from "./use-limit-toast";

/** Tracks a keyword and tells every view; refusals end as the specification's toasts. */
export function useAddKeyword() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  return useMutation({
    mutationKey: ["add-keyword"],
    mutationFn: (keyword: NewKeyword) => addKeyword(keyword),
    onSuccess: (added) => {
      client.setQueryData<UserKeyword[]>(
        keywordKeys.list,
        (list) => list && [added, ...list.filter(({ id }) => id !== added.id)],
      );
      bus.emit("keyword:added", { id: added.id, keywordText: added.keywordText });
      toast.success("Keyword Tracked", { description: added.keywordText });
    },
    onError: (problem, { keywordText }) => {
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "CONFLICT") {
        toast.info("Already Tracked", { description: `You already track “${keywordText}” in this country.` });
        return;
      }
      toast.error("Error", { description: "Failed to track keyword. Please try again." });
    },
  });
}
