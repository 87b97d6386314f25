import { formatCount } from "@listwise/aso-core/text";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { keywordKeys } from "../../shared/keywords/keywords.api";
import { checkDiscovered, type DiscoverAnswer, type DiscoverScope } from "./discover.api";

const POLL_MS = 3_000;
/** A slow store takes longer; its figures are there at the next visit. */
const POLL_TIMEOUT_MS = 90_000;

interface AwaitedFigures {
  keywords: ReadonlySet<string>;
  untilMs: number;
}

/** Checks keywords of the shown page. `getPollMs` returns the interval of refetches while their figures are missing. */
export function useCheckKeywords(scope: DiscoverScope) {
  const client = useQueryClient();
  const [awaited, setAwaited] = useState<AwaitedFigures>();
  const { mutate, isPending } = useMutation({
    mutationFn: (keywords: readonly string[]) => checkDiscovered(scope, keywords),
    onSuccess: (_answer, keywords) => {
      setAwaited({ keywords: new Set(keywords), untilMs: Date.now() + POLL_TIMEOUT_MS });
      toast.info(`Checking ${formatCount(keywords.length, "keyword")}`, {
        description: "Figures appear here as results arrive.",
      });
      void client.invalidateQueries({ queryKey: keywordKeys.discover });
    },
    onError: (problem) =>
      toast.error("Couldn't check the keywords", { description: getErrorMessage(problem) }),
  });
  const isAwaited = (answer: DiscoverAnswer | undefined) =>
    awaited !== undefined &&
    Date.now() < awaited.untilMs &&
    answer?.data.some(({ keyword, popularity }) => popularity === null && awaited.keywords.has(keyword));
  return {
    check: (keywords: readonly string[]) => mutate(keywords),
    isPending,
    isAwaited,
    getPollMs: (answer: DiscoverAnswer | undefined) => (isAwaited(answer) ? POLL_MS : false),
  };
}
