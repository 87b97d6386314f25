import { formatCount } from "@listwise/aso-core/text";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  changeKeywordEntries,
  getCachedKeywords,
  restoreKeywordEntries,
  type CachedKeywords,
} from "./keyword-cache";
import { keywordKeys, removeKeywords, restoreKeywords, type KeywordEntry } from "./keywords.api";
import { getErrorMessage } from "../get-error-message";
import { useLimitToast } from "../use-limit-toast";

const UNDO_MS = 5_000;
const mutationKey = ["remove-keywords"];

type Keywords = readonly Pick<KeywordEntry, "id" | "keywordText">[];

/** Removed keywords with the lists before. */
interface Removed {
  keywords: Keywords;
  before: CachedKeywords;
}

const getIds = (keywords: Keywords) => new Set(keywords.map(({ id }) => id));

function formatKeywords(keywords: Keywords): string {
  return keywords.length === 1 ? (keywords[0]?.keywordText ?? "") : formatCount(keywords.length, "keyword");
}

function emitChange(keywords: Keywords, tracked: boolean): void {
  const [first] = keywords;
  if (first && keywords.length === 1) {
    const { id, keywordText } = first;
    bus.emit(tracked ? "keyword:added" : "keyword:deleted", { id, keywordText });
    bus.emit("keyword:tracking-changed", { keywordText, tracked });
  } else bus.emit("keyword:batch-updated", { ids: keywords.map(({ id }) => id) });
}

/** Untracks keywords with an optimistic update, rolled back on failure, and offers an undo for 5 s. */
export function useRemoveKeywords() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const undo = useMutation({
    mutationFn: ({ keywords }: Removed) => restoreKeywords(keywords.map(({ id }) => id)),
    onSuccess: (restored, { before }) => {
      restoreKeywordEntries(client, before, getIds(restored));
      emitChange(restored, true);
      toast.success("Keyword Tracked", { description: formatKeywords(restored) });
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      toast.error("Couldn't undo", { description: getErrorMessage(problem) });
    },
  });
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (keywords: Keywords) => removeKeywords(keywords.map(({ id }) => id)),
    onMutate: async (keywords) => {
      await client.cancelQueries({ queryKey: keywordKeys.list });
      const before = getCachedKeywords(client);
      const gone = getIds(keywords);
      changeKeywordEntries(client, (entries) => entries.filter(({ id }) => !gone.has(id)));
      return before;
    },
    onError: (problem, keywords, before) => {
      if (before) restoreKeywordEntries(client, before, getIds(keywords));
      if (showLimit(problem)) return;
      toast.error("Error", { description: "Failed to untrack keyword. Please try again." });
    },
    onSuccess: (_answer, keywords, before) => {
      emitChange(keywords, false);
      toast.success("Keyword Untracked", {
        description: formatKeywords(keywords),
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => undo.mutate({ keywords, before }) },
      });
    },
  });
  const remove = useCallback(
    (keywords: Keywords): void => {
      const predicate = ({ state }: { state: { variables?: unknown } }) => state.variables === keywords;
      if (client.isMutating({ mutationKey, predicate }) === 0) mutate(keywords);
    },
    [client, mutate],
  );
  return { remove, isPending };
}
