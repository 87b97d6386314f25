import type { DiscoveryList, UserKeyword } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { keywordKeys, removeKeywords } from "../../shared/keywords/keywords.api";
import { useLimitToast } from "../../shared/use-limit-toast";
import { addDiscovered, markIrrelevant, type DiscoverAnswer, type DiscoverScope } from "./discover.api";

const UNDO_MS = 8_000;

const formatKeywords = (keywords: readonly string[]) =>
  keywords.length === 1 ? (keywords[0] ?? "") : formatCount(keywords.length, "keyword");

/** Adds, hides and restores keywords. `changing` are those whose change is under way; the table leaves them out. */
export function useDiscoverActions(scope: DiscoverScope, list: DiscoveryList) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());

  const begin = (keywords: readonly string[]) => setChanging((all) => new Set([...all, ...keywords]));
  const end = (keywords: readonly string[]) =>
    setChanging((all) => new Set([...all].filter((keyword) => !keywords.includes(keyword))));
  const refresh = () => client.invalidateQueries({ queryKey: keywordKeys.discover });
  /** Removes rows from the shown list until the next answer does. */
  const leaveOut = (keywords: readonly string[]) => {
    const gone = new Set(keywords);
    client.setQueriesData<DiscoverAnswer>({ queryKey: [...keywordKeys.discover, scope.appId] }, (answer) =>
      answer === undefined
        ? answer
        : { ...answer, data: answer.data.filter((one) => !gone.has(one.keyword)) },
    );
    void refresh();
  };

  function showFailure(problem: Error, keywords: readonly string[]): void {
    if (!showLimit(problem)) {
      toast.error(`Couldn't change ${formatKeywords(keywords)}`, { description: getErrorMessage(problem) });
    }
  }

  const untrack = useMutation({
    mutationFn: (added: readonly UserKeyword[]) => removeKeywords(added.map(({ id }) => id)),
    onSuccess: (_answer, added) => {
      const gone = new Set(added.map(({ id }) => id));
      client.setQueryData<UserKeyword[]>(keywordKeys.list, (all) => all?.filter(({ id }) => !gone.has(id)));
      bus.emit("keyword:batch-updated", { ids: [...gone] });
      void refresh();
    },
    onError: (problem) => toast.error("Couldn't undo", { description: getErrorMessage(problem) }),
  });
  const add = useMutation({
    mutationFn: (keywords: readonly string[]) => addDiscovered(scope, keywords),
    onMutate: begin,
    onSuccess: ({ keywords: added }, keywords) => {
      const ids = new Set(added.map(({ id }) => id));
      client.setQueryData<UserKeyword[]>(
        keywordKeys.list,
        (all) => all && [...added, ...all.filter(({ id }) => !ids.has(id))],
      );
      leaveOut(keywords);
      bus.emit("keyword:batch-updated", { ids: [...ids] });
      toast.success(keywords.length === 1 ? "Keyword Tracked" : "Keywords tracked", {
        description: formatKeywords(keywords),
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => untrack.mutate(added) },
      });
    },
    onError: showFailure,
    onSettled: (_answer, _problem, keywords) => end(keywords),
  });
  const mark = useMutation({
    mutationFn: ({ keywords, isIrrelevant }: { keywords: readonly string[]; isIrrelevant: boolean }) =>
      markIrrelevant(scope.appId, keywords, isIrrelevant),
    onMutate: ({ keywords }) => begin(keywords),
    onSuccess: (_answer, { keywords, isIrrelevant }) => {
      if (isIrrelevant === (list !== "hidden")) leaveOut(keywords);
      else void refresh();
      toast.success(isIrrelevant ? "Hidden for this app" : "Restored", {
        description: formatKeywords(keywords),
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => mark.mutate({ keywords, isIrrelevant: !isIrrelevant }) },
      });
    },
    onError: (problem, { keywords }) => showFailure(problem, keywords),
    onSettled: (_answer, _problem, { keywords }) => end(keywords),
  });
  return {
    changing,
    add: (keywords: readonly string[]) => add.mutate(keywords),
    hide: (keywords: readonly string[]) => mark.mutate({ keywords, isIrrelevant: true }),
    restore: (keywords: readonly string[]) => mark.mutate({ keywords, isIrrelevant: false }),
  };
}
