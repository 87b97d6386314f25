import type { AppSummary } from "@listwise/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { appKeys, type FollowedApp } from "./apps.api";

type Undo = () => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the value with the tracked flag of an app updated at any depth. Parts without the app keep their identity.
 */
function marked(value: unknown, id: number, isFollowing: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => marked(item, id, isFollowing));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  if (value.id === id && "isFollowing" in value) {
    return value.isFollowing === isFollowing ? value : { ...value, isFollowing };
  }
  const entries = Object.entries(value).map(([key, part]) => [key, marked(part, id, isFollowing)] as const);
  return entries.some(([key, part]) => part !== value[key]) ? Object.fromEntries(entries) : value;
}

/** Updates the tracked flag of an app in every cached answer about apps. */
export function markFollowing(client: QueryClient, id: number, isFollowing: boolean): void {
  client.setQueriesData<unknown>({ queryKey: appKeys.all }, (answer: unknown) =>
    marked(answer, id, isFollowing),
  );
  client.setQueryData<boolean>([...appKeys.followStatus, String(id)], (known) =>
    known !== undefined ? isFollowing : known,
  );
}

function changeList(client: QueryClient, change: (list: FollowedApp[]) => FollowedApp[]): void {
  client.setQueryData<FollowedApp[]>(appKeys.followed, (list) => list && change(list));
}

/**
 * Shows an app as tracked or untracked in every cached answer. Returns an undo that reverts only this app, so that
 * changes to other apps in the meantime are kept.
 */
export function patchFollow(client: QueryClient, app: AppSummary, isFollowing: boolean): Undo {
  const before = client.getQueryData<FollowedApp[]>(appKeys.followed) ?? [];
  const index = before.findIndex((item) => item.app.id === app.id);
  const former = before[index];
  const without = (list: FollowedApp[]) => list.filter((item) => item.app.id !== app.id);
  const added = {
    app: { ...app, isFollowing: true },
    followedAt: new Date().toISOString(),
    tags: former?.tags ?? [],
  };

  markFollowing(client, app.id, isFollowing);
  changeList(client, (list) => (isFollowing ? [added, ...without(list)] : without(list)));

  return () => {
    markFollowing(client, app.id, !isFollowing);
    changeList(client, (list) => (former ? without(list).toSpliced(index, 0, former) : without(list)));
  };
}
