import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import type { QueryClient } from "@tanstack/react-query";
import { appKeys } from "./apps.api";

/** An app as it was in the list of tracked apps. */
export interface FormerApp {
  item: TrackedApp;
  index: number;
}

interface Patch {
  /** The app's entry before; absent if it was not tracked. */
  former: FormerApp | undefined;
  undo: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the value with the tracked flag of an app updated at any depth. Parts without the app keep their identity.
 */
function withTrackedFlag(value: unknown, id: number, isFollowing: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withTrackedFlag(item, id, isFollowing));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  if (value.id === id && "isFollowing" in value) {
    return value.isFollowing === isFollowing ? value : { ...value, isFollowing };
  }
  const entries = Object.entries(value).map(
    ([key, part]) => [key, withTrackedFlag(part, id, isFollowing)] as const,
  );
  return entries.some(([key, part]) => part !== value[key]) ? Object.fromEntries(entries) : value;
}

/** Updates the tracked flag of an app in every cached answer about apps. */
export function markTracked(client: QueryClient, id: number, isFollowing: boolean): void {
  client.setQueriesData<unknown>({ queryKey: appKeys.all }, (answer: unknown) =>
    withTrackedFlag(answer, id, isFollowing),
  );
  client.setQueryData<boolean>([...appKeys.followStatus, String(id)], (known) =>
    known !== undefined ? isFollowing : known,
  );
}

function updateTrackedList(client: QueryClient, change: (list: TrackedApp[]) => TrackedApp[]): void {
  client.setQueryData<TrackedApp[]>(appKeys.followed, (list) => list && change(list));
}

/**
 * Shows an app as tracked or untracked in every cached answer; a restored one returns to its former position. The undo
 * reverts only this app, so that changes to other apps in the meantime are kept.
 */
export function patchTracked(
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
