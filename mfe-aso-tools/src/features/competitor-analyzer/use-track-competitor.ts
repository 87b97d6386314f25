import type { Competitor } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { TRACKED_KEY } from "../../shared/tracked-apps.api";
import { useLimitToast } from "../../shared/limits/use-limit-toast";
import { markTracked, updateTracking } from "./competitors.api";

/** Tracks and untracks a competitor with an optimistic update, rolled back on failure. */
export function useTrackCompetitor(competitor: Competitor) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const mutationKey = ["follow-app", competitor.id];
  const pending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (following: boolean) => updateTracking(competitor, following),
    onMutate: (following) => markTracked(client, competitor.id, following),
    onError: (problem, following) => {
      markTracked(client, competitor.id, !following);
      if (showLimit(problem)) return;
      toast.error(`Failed to ${following ? "track" : "untrack"} app. Please try again.`);
    },
    onSuccess: (_answer, following) => {
      const { id: appId, storeId, name } = competitor;
      bus.emit(following ? "app:followed" : "app:unfollowed", { appId, storeId, name });
      toast.success(following ? "App Tracked" : "App Untracked", { description: name });
    },
    // A timed-out request may still have succeeded, so refetch.
    onSettled: () => client.invalidateQueries({ queryKey: TRACKED_KEY }),
  });

  // Checked here too: several presses can arrive before the button renders as busy.
  function toggle(): void {
    if (client.isMutating({ mutationKey }) === 0) mutate(!competitor.isFollowing);
  }
  return { toggle, pending };
}
