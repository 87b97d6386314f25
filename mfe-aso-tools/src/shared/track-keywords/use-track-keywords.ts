import { formatCount } from "@listwise/aso-core/text";
import { ApiError, bus, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLimitReached, useLimitToast } from "../limits/use-limit-toast";
import { trackKeywords, untrackKeywords, type TrackScope } from "./track-keywords.api";

const MAX_NAMED = 5;
const UNDO_MS = 5_000;

function nameRefused(refused: readonly string[]): string {
  const rest = refused.length - MAX_NAMED;
  const names = refused.slice(0, MAX_NAMED).map((keyword) => `“${keyword}”`);
  return `Over your plan's limit: ${[...names, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")}.`;
}

/** Tracks keywords and reports how many were added or known, and which were refused. The added ones can be untracked for 5 s. */
export function useTrackKeywords(scope: TrackScope) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const limitReached = useLimitReached();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ["keyword-generator", "figures"] });
    await client.invalidateQueries({ queryKey: ["keywords"] });
    await client.invalidateQueries({ queryKey: ["apps", "competitors"] });
  };
  const undo = useMutation({
    mutationFn: untrackKeywords,
    onSuccess: ({ removed }, ids) => {
      bus.emit("keyword:batch-updated", { ids: [...ids] });
      toast.success("Keywords untracked", { description: `${formatCount(removed, "keyword")} removed.` });
    },
    onError: (problem) => {
      if (!showLimit(problem)) toast.error("Couldn't undo", { description: describeError(problem).message });
    },
    onSettled: refresh,
  });
  const track = useMutation({
    mutationKey: ["add-keywords"],
    mutationFn: (keywords: readonly string[]) => trackKeywords(keywords, scope),
    onSuccess: ({ ids, added, refused }, asked) => {
      bus.emit("keyword:batch-updated", { ids });
      const known = asked.length - added - refused.length;
      const description = [
        `${formatCount(added, "keyword")} added.`,
        ...(known > 0 ? [`${formatCount(known, "keyword")} already tracked.`] : []),
        ...(refused.length > 0 ? [nameRefused(refused)] : []),
      ].join(" ");
      const action = { label: "Undo", onClick: () => undo.mutate(ids) };
      if (added > 0) toast.success("Keywords tracked", { description, duration: UNDO_MS, action });
      else toast.info("No keywords added", { description });
      if (refused.length > 0) limitReached("max_tracked_keywords");
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "CONFLICT") {
        toast.info("Already Tracked", { description: "You already track this keyword in this country." });
        return;
      }
      toast.error("Couldn't track the keywords", { description: describeError(problem).message });
    },
    onSettled: refresh,
  });
  return {
    track: (keywords: readonly string[]) => {
      if (!track.isPending && keywords.length > 0) track.mutate(keywords);
    },
    tracking: track.isPending,
    /** Lines of the last request that are not on the list now. */
    notAdded: track.data?.notAdded ?? [],
    /** Forgets the last request. */
    reset: track.reset,
  };
}
