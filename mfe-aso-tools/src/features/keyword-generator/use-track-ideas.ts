import { ApiError, bus, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLimitReached, useLimitToast } from "../../shared/use-limit-toast";
import { trackAll } from "./ideas.api";

const words = (count: number) => (count === 1 ? "1 keyword" : `${count} keywords`);

/** Adds keywords to those one tracks. */
export function useTrackIdeas(country: string) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const limitReached = useLimitReached();
  const track = useMutation({
    mutationKey: ["add-keywords"],
    mutationFn: (keywords: readonly string[]) => trackAll(keywords, country),
    onSuccess: ({ ids, added, refused }, asked) => {
      bus.emit("keyword:batch-updated", { ids });
      const known = asked.length - added - refused;
      const description = [
        `${words(added)} added.`,
        ...(known > 0 ? [`${words(known)} tracked already.`] : []),
        ...(refused > 0 ? [`Your plan has no room for ${words(refused)}.`] : []),
      ].join(" ");
      if (added > 0) toast.success("Keywords Tracked", { description });
      else toast.info("Nothing was added", { description });
      if (refused > 0) limitReached("max_tracked_keywords");
    },
    onError: (problem) => {
      if (showLimit(problem)) return;
      if (problem instanceof ApiError && problem.code === "CONFLICT") {
        toast.info("Already Tracked", { description: "You already track this keyword in this country." });
        return;
      }
      toast.error("The keywords were not tracked", { description: describeError(problem).message });
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["keyword-generator", "figures", country] });
      await client.invalidateQueries({ queryKey: ["keywords"] });
    },
  });
  return {
    track: (keywords: readonly string[]) => {
      if (!track.isPending && keywords.length > 0) track.mutate(keywords);
    },
    tracking: track.isPending,
  };
}
