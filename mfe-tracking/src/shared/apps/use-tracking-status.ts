import { useQuery } from "@tanstack/react-query";
import { trackingStatusQuery } from "./apps.api";

/** Returns the tracking status of an app if a parent knows it, else undefined. */
export type TrackingCheck = (appId: number) => boolean | undefined;

/** Returns true if the app is tracked: from its own data, else from the parent's check, else from the server. */
export function useTrackingStatus(
  app: { id: number; isFollowing?: boolean | undefined },
  check?: TrackingCheck,
): boolean | undefined {
  const known = app.isFollowing ?? check?.(app.id);
  const { data } = useQuery({ ...trackingStatusQuery(app.id), enabled: known === undefined });
  return known ?? data;
}
