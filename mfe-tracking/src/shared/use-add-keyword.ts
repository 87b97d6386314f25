import { ApiError, bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient, type MutateOptions } from "@tanstack/react-query";
import type { UserKeyword } from "@listwise/contracts";
import { expectKeyword } from "./expected-keyword";
import { addKeyword, keywordKeys, type NewKeyword } from "./keywords.api";
import { useLimitToast } from "./use-limit-toast";

const mutationKey = ["add-keyword"];
const FAILED = "Failed to track keyword. Please try again.";

/**
 * Tracks a keyword: at once in every view, taken back exactly when the server refuses. The same keyword asked for again
 * while it is on its way is one call; in several countries it is one toast. `failed` is what the toast of a failure says.
 */
export function useAddKeyword(failed = FAILED) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (keyword: NewKeyword) => addKeyword(keyword),
    onMutate: async (keyword) => {
      await client.cancelQueries({ queryKey: keywordKeys.list });
      return expectKeyword(client, keyword);
    },
    onSuccess: (added, _keyword, settle) => {
      const { id, keywordText } = added;
      settle(added);
      bus.emit("keyword:added", { id, keywordText });
      bus.emit("keyword:tracking-changed", { keywordText, tracked: true });
      toast.success("Keyword Tracked", { id: `tracked ${keywordText}`, description: keywordText });
    },
    onError: (problem, { keywordText }, settle) => {
      settle?.();
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "CONFLICT") {
        const description = `You already track “${keywordText}” in this country.`;
        toast.info("Already Tracked", { id: `known ${keywordText}`, description });
        return;
      }
      toast.error("Error", { description: failed });
    },
  });
  type Options = MutateOptions<UserKeyword, Error, NewKeyword, ReturnType<typeof expectKeyword>>;
  function add(keyword: NewKeyword, options?: Options): void {
    const asked = JSON.stringify(keyword);
    const predicate = ({ state }: { state: { variables?: unknown } }) =>
      JSON.stringify(state.variables) === asked;
    if (client.isMutating({ mutationKey, predicate }) === 0) mutate(keyword, options);
  }
  return { mutate: add, isPending };
}
