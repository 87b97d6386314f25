import { presenceEndpoints, type OnlineUser } from "@listwise/contracts/account";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const POLL_INTERVAL_MS = 5_000;

export const onlineKey = ["admin", "online-users"] as const;

/** Polls every five seconds while the tab is visible. */
export function onlineQuery() {
  return queryOptions({
    queryKey: onlineKey,
    queryFn: async ({ signal }) => (await call(presenceEndpoints.onlineUsers, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Returns the list with a user's new status; `null` if the user isn't in it, so that it must be refetched. */
export function applyStatus(
  users: readonly OnlineUser[],
  { userId, status }: { userId: number; status: OnlineUser["status"] },
): OnlineUser[] | null {
  if (!users.some(({ id }) => id === userId)) return null;
  return users.map((user) => (user.id === userId ? { ...user, status } : user));
}
