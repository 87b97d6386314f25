import type { App } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { appKeys, setFollowing } from "./apps.api";
import { messageOf } from "./message-of";
import { patchFollow } from "./patch-follow";
import { useLimitToast } from "./use-limit-toast";

interface Change {
  app: App;
  following: boolean;
}

const mutationKey = ["follow-app"];

/** Tracks and untracks apps: at once in every view, taken back exactly when the server refuses. */
export function useFollowApp() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ app, following }: Change) => setFollowing(app.id, following),
    onMutate: async ({ app, following }) => {
      await client.cancelQueries({ queryKey: appKeys.followed });
      return patchFollow(client, app, following);
    },
    onError: (problem, { following }, undo) => {
      undo?.();
      if (showLimit(problem)) return;
      toast.error(`Failed to ${following ? "follow" : "unfollow"} app: ${messageOf(problem)}`);
    },
    onSuccess: (_answer, { app, following }) => {
      const { id: appId, storeId, name } = app;
      bus.emit(following ? "app:followed" : "app:unfollowed", { appId, storeId, name });
      if (following) {
        toast.success("App tracked", { description: name });
        return;
      }
      const undo = { label: "Undo", onClick: () => mutate({ app, following: true }) };
      toast.success("App untracked", { description: name, duration: 5000, action: undo });
    },
  });
  return mutate;
}

/** Whether the server has not answered yet about this app, wherever the button was pressed. */
export function useIsFollowPending(appId: number): boolean {
  const pending = useMutationState<Change | undefined>({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => {
      const change: Change | undefined = mutation.state.variables as never;
      return change;
    },
  });
  return pending.some((change) => change?.app.id === appId);
}
