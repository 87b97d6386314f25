import type { QueryClient } from "@tanstack/react-query";
import { appKeys } from "./apps.api";

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
