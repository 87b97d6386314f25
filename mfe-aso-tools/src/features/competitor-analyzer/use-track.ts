import type { Competitor } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { FOLLOWED_KEY } from "../../shared/followed-apps.api";
import { useLimitToast } from "../../shared/use-limit-toast";
import { markFollowing, setFollowing } from "./competitors.api";

/** Tracks and untracks a competitor: at once, taken back exactly when the server refuses. */
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
    // What timed out may have been done all the same.
    onSettled: () => client.invalidateQueries({ queryKey: FOLLOWED_KEY }),
  });

  // Asked here as well: ten presses can come before the button is drawn as busy.
  function toggle(): void {
    if (client.isMutating({ mutationKey }) === 0) mutate(!competitor.isFollowing);
  }
  return { toggle, pending };
}
