import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useIsMutating, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { appKeys, restoreTracking, updateTracking } from "./apps.api";
import { getErrorMessage } from "../get-error-message";
import { markTracked } from "./mark-tracked";
import { useLimitToast } from "../use-limit-toast";

const UNDO_MS = 5_000;

/** An app as it was in the list of tracked apps. */
interface FormerApp {
  item: TrackedApp;
  index: number;
}

interface Patch {
  /** The app's entry before; absent if it was not tracked. */
  former: FormerApp | undefined;
  undo: () => void;
}

interface Change {
  following: boolean;
  /** The untracked app that an undo restores, with its former position in the list. */
  restored?: FormerApp | undefined;
}

function updateTrackedList(client: QueryClient, change: (list: TrackedApp[]) => TrackedApp[]): void {
  client.setQueryData<TrackedApp[]>(appKeys.followed, (list) => list && change(list));
}

/**
 * Shows an app as tracked or untracked in every cached answer; a restored one returns to its former position. The undo
 * reverts only this app, so that changes to other apps in the meantime are kept.
 */
function patchTracked(
  client: QueryClient,
  app: AppSummary,
  isFollowing: boolean,
  restored?: FormerApp,
): Patch {
  const before = client.getQueryData<TrackedApp[]>(appKeys.followed) ?? [];
  const former = before.map((item, index) => ({ item, index })).find(({ item }) => item.app.id === app.id);
  const put = (list: TrackedApp[], entry: FormerApp | undefined) => {
    const others = list.filter((item) => item.app.id !== app.id);
    return entry ? others.toSpliced(entry.index, 0, entry.item) : others;
  };
  const added = {
    item: { app: { ...app, isFollowing: true }, followedAt: new Date().toISOString(), tags: [] },
    index: 0,
  };

  markTracked(client, app.id, isFollowing);
  updateTrackedList(client, (list) => put(list, isFollowing ? (restored ?? former ?? added) : undefined));

  return {
    former,
    undo: () => {
      markTracked(client, app.id, !isFollowing);
      updateTrackedList(client, (list) => put(list, former));
    },
  };
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
