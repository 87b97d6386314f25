import type { Competitor } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { FOLLOWED_KEY } from "../../shared/followed-apps.api";
import { useLimitToast } from "../../shared/use-limit-toast";
import { markFollowing, setFollowing } from "./competitors.api";

/** Tracks and untracks a competitor with an optimistic update, rolled back on failure. */
export function useTrack(competitor: Competitor) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const mutationKey = ["follow-app", competitor.id];
  const pending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (following: boolean) => setFollowing(competitor, following),
    onMutate: (following) => markFollowing(client, competitor.id, following),
    onError: (problem, following) => {
      markFollowing(client, competitor.id, !following);
      if (showLimit(problem)) return;
      toast.error(`Failed to ${following ? "track" : "untrack"} app. Please try again.`);
    },
    onSuccess: (_answer, following) => {
      const { id: appId, storeId, name } = competitor;
      bus.emit(following ? "app:followed" : "app:unfollowed", { appId, storeId, name });
      toast.success(following ? "App Tracked" : "App Untracked", { description: name });
    },
    // A timed-out request may still have succeeded, so refetch.
    onSettled: () => client.invalidateQueries({ queryKey: FOLLOWED_KEY }),
  });

  // Checked here too: several presses can arrive before the button renders as busy.
  function toggle(): void {
    if (client.isMutating({ mutationKey }) === 0) mutate(!competitor.isFollowing);
  }
  return { toggle, pending };
}
