import { ApiError, bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient, type MutateOptions } from "@tanstack/react-query";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { addOptimisticKeyword } from "./optimistic-keyword";
import { addKeyword, keywordKeys, type NewKeyword } from "./keywords.api";
import { useLimitToast } from "../use-limit-toast";

const mutationKey = ["add-keyword"];
const FAILED = "Failed to track keyword. Please try again.";

/**
 * Tracks a keyword with an optimistic update, rolled back on failure. Concurrent calls with the same keyword are
 * merged;
 * several countries share one toast. `failed` is the text of the error toast.
 */
export function useAddKeyword(failed = FAILED) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (keyword: NewKeyword) => addKeyword(keyword),
    onMutate: async (keyword) => {
      await client.cancelQueries({ queryKey: keywordKeys.list });
      return addOptimisticKeyword(client, keyword);
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
      const isRefused = problem instanceof ApiError && problem.code === "UNKNOWN_COUNTRY";
      toast.error("Error", { description: isRefused ? problem.message : failed });
    },
  });
  type Options = MutateOptions<UserKeyword, Error, NewKeyword, ReturnType<typeof addOptimisticKeyword>>;
  function add(keyword: NewKeyword, options?: Options): void {
    const asked = JSON.stringify(keyword);
    const predicate = ({ state }: { state: { variables?: unknown } }) =>
      JSON.stringify(state.variables) === asked;
    if (client.isMutating({ mutationKey, predicate }) === 0) mutate(keyword, options);
  }
  return { mutate: add, isPending };
}
