import type { AppSummary } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { appKeys, setFollowing } from "./apps.api";
import { messageOf } from "./message-of";
import { patchFollow } from "./patch-follow";
import { useLimitToast } from "./use-limit-toast";

const UNDO_MS = 5_000;

/**
 * Tracks (`true`) and untracks an app: at once in every view, taken back exactly when the server refuses.
 * `pending` is true wherever on the page the button was pressed.
 */
export function useFollowApp(app: AppSummary) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const mutationKey = ["follow-app", app.id];
  const pending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (following: boolean) => setFollowing(app.id, following),
    onMutate: async (following) => {
      await client.cancelQueries({ queryKey: appKeys.followed });
      return patchFollow(client, app, following);
    },
    onError: (problem, following, undo) => {
      undo?.();
      if (showLimit(problem)) return;
      toast.error(`Failed to ${following ? "follow" : "unfollow"} app: ${messageOf(problem)}`);
    },
    onSuccess: (_answer, following) => {
      const { id: appId, storeId, name } = app;
      bus.emit(following ? "app:followed" : "app:unfollowed", { appId, storeId, name });
      if (following) {
        toast.success("App tracked", { description: name });
        return;
      }
      const action = { label: "Undo", onClick: () => mutate(true) };
      toast.success("App untracked", { description: name, duration: UNDO_MS, action });
    },
  });
  return { follow: mutate, pending };
}
