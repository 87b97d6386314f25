import { useQuery } from "@tanstack/react-query";
import { followStatusQuery } from "./apps.api";

/** Answers whether an app is followed where a parent knows; undefined where it does not. */
export type FollowCheck = (appId: number) => boolean | undefined;

/** Whether an app is followed: as its own data says, else as the parent's check says, else as the server does. */
export function useFollowStatus(
  app: { id: number; isFollowing?: boolean | undefined },
  check?: FollowCheck,
): boolean | undefined {
  const known = app.isFollowing ?? check?.(app.id);
  const { data } = useQuery({ ...followStatusQuery(app.id), enabled: known === undefined });
  return known ?? data;
}
