import { formatCount } from "@listwise/aso-core/text";
import { describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkRanks, competitorKeywordsQuery } from "./competitor-keywords.api";

/** Returns a function that checks the ranks of keywords, which then appear in the list. */
export function useCheckRanks(appId: number, country: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (keywords: readonly string[]) => checkRanks(appId, country, keywords),
    onSuccess: ({ data: { queued } }) => {
      toast.info(`Checking ${formatCount(queued, "keyword")}`, {
        description: "Ranks appear here as results arrive.",
      });
      return client.invalidateQueries({ queryKey: competitorKeywordsQuery(appId, country).queryKey });
    },
    onError: (problem) =>
      toast.error("Couldn't check the keywords", { description: describeError(problem).message }),
  });
  return {
    check: (keywords: readonly string[]) => {
      if (!isPending && keywords.length > 0) mutate(keywords);
    },
    isStarting: isPending,
  };
}
