import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { appKeys, restoreTracking, updateTracking } from "./apps.api";
import { getErrorMessage } from "../get-error-message";
import { patchTracked, type FormerApp } from "./patch-tracked";
import { useLimitToast } from "../use-limit-toast";

const UNDO_MS = 5_000;

interface Change {
  following: boolean;
  /** The untracked app that an undo restores, with its former position in the list. */
  restored?: FormerApp | undefined;
}

/**
 * Tracks (`true`) or untracks (`false`) an app with an optimistic update in every view, rolled back on failure.
 * `pending` is true for all buttons of the app on the page, and presses meanwhile are ignored. `trackAsync` resolves
 * when the server has answered.
 */
export function useTrackApp(app: AppSummary) {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  const mutationKey = ["track-app", app.id];
  const pending = useIsMutating({ mutationKey }) > 0;
  const { mutate, mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ following, restored }: Change) =>
      restored ? restoreTracking(app.id) : updateTracking(app, following),
    onMutate: async ({ following, restored }) => {
      await client.cancelQueries({ queryKey: appKeys.followed });
      return patchTracked(client, app, following, restored);
    },
    onError: (problem, { following }, before) => {
      before?.undo();
      // A timed-out request may still have succeeded, so refetch.
      void client.invalidateQueries({ queryKey: appKeys.followed });
      if (showLimit(problem)) return;
      toast.error(`Failed to ${following ? "follow" : "unfollow"} app: ${getErrorMessage(problem)}`);
    },
    onSuccess: (_answer, { following }, { former }) => {
      const { id: appId, storeId, name } = app;
      bus.emit(following ? "app:followed" : "app:unfollowed", { appId, storeId, name });
      if (following) {
        toast.success("App tracked", { description: name });
        return;
      }
      const action = { label: "Undo", onClick: () => change({ following: true, restored: former }) };
      toast.success("App untracked", { description: name, duration: UNDO_MS, action });
    },
  });

  // Checked here too: several presses can arrive before the button renders as busy.
  function change(what: Change): void {
    if (client.isMutating({ mutationKey }) === 0) mutate(what);
  }
  return {
    setTracked: (following: boolean) => change({ following }),
    trackAsync: () => mutateAsync({ following: true }),
    pending,
  };
}
