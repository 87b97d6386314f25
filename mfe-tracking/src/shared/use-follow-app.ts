import type { AppSummary } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { appKeys, setFollowing, setTags, type FollowedApp } from "./apps.api";
import { messageOf } from "./message-of";
import { patchFollow } from "./patch-follow";
import { useLimitToast } from "./use-limit-toast";

const UNDO_MS = 5_000;

interface Change {
  following: boolean;
  /** Tags to give back with an undo. */
  tags?: readonly string[];
}

/**
 * Tracks (`true`) and untracks an app: at once in every view, taken back exactly when the server refuses.
 * `pending` is true wherever on the page the button was pressed; presses meanwhile are not heard. `followAsync` is for
 * what has to wait for it.
 */
export function useFollowApp(app: AppSummary) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const mutationKey = ["follow-app", app.id];
  const pending = useIsMutating({ mutationKey }) > 0;
  const { mutate, mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ following }: Change) => setFollowing(app, following),
    onMutate: async ({ following }) => {
      await client.cancelQueries({ queryKey: appKeys.followed });
      const list = client.getQueryData<FollowedApp[]>(appKeys.followed);
      const tags = list?.find((item) => item.app.id === app.id)?.tags;
      return { tags, undo: patchFollow(client, app, following) };
    },
    onError: (problem, { following }, before) => {
      before?.undo();
      // What timed out may have been done all the same.
      void client.invalidateQueries({ queryKey: appKeys.followed });
      if (showLimit(problem)) return;
      toast.error(`Failed to ${following ? "follow" : "unfollow"} app: ${messageOf(problem)}`);
    },
    onSuccess: (_answer, { following, tags: lost }, { tags }) => {
      const { id: appId, storeId, name } = app;
      bus.emit(following ? "app:followed" : "app:unfollowed", { appId, storeId, name });
      if (following) {
        toast.success("App tracked", { description: name });
        if (lost?.length) void giveBack(lost);
        return;
      }
      const action = { label: "Undo", onClick: () => change({ following: true, tags }) };
      toast.success("App untracked", { description: name, duration: UNDO_MS, action });
    },
  });

  async function giveBack(tags: readonly string[]) {
    try {
      await setTags(app.id, tags);
      await client.invalidateQueries({ queryKey: appKeys.followed });
    } catch (problem) {
      toast.error(`The tags of ${app.name} were not restored: ${messageOf(problem)}`);
    }
  }

  // Asked here as well: ten presses can come before the button is drawn as busy.
  function change(what: Change): void {
    if (client.isMutating({ mutationKey }) === 0) mutate(what);
  }
  return {
    follow: (following: boolean) => change({ following }),
    followAsync: () => mutateAsync({ following: true }),
    pending,
  };
}
