import { ApiError, bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { addKeyword, competitorKeys, KEYWORDS_KEY, userKeywordsQuery } from "./competitors.api";

/** Returns the keywords on the app's list in the country and a function that adds another. */
export function useMyKeywords(appId: number, country: string) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { data } = useQuery(userKeywordsQuery());
  const tracked = new Set(
    data
      ?.filter((item) => item.appId === appId && item.country === country)
      .map(({ keyword }) => keyword.text.toLowerCase()),
  );
  const mutationKey = ["add-keyword"];
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: (text: string) => addKeyword(appId, text, country),
    onSuccess: async ({ data: { id, keywordText } }) => {
      bus.emit("keyword:added", { id, keywordText });
      bus.emit("keyword:tracking-changed", { keywordText, tracked: true });
      toast.success("Keyword Tracked", { id: `tracked ${keywordText}`, description: keywordText });
      await client.invalidateQueries({ queryKey: KEYWORDS_KEY });
      await client.invalidateQueries({ queryKey: competitorKeys.ofApp(appId) });
    },
    onError: (problem, text) => {
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "CONFLICT") {
        toast.info("Already Tracked", {
          description: `“${text}” is already on this app's list in this country.`,
        });
        void client.invalidateQueries({ queryKey: KEYWORDS_KEY });
        return;
      }
      toast.error("Error", { description: "Failed to track keyword. Please try again." });
    },
  });
  return {
    isMine: (text: string) => tracked.has(text.toLowerCase()),
    add: (text: string, onDone?: () => void) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(text, { onSuccess: onDone });
    },
    adding: isPending ? variables : null,
  };
}

export type MyKeywords = ReturnType<typeof useMyKeywords>;
