import { useQuery } from "@tanstack/react-query";
import { trackedAppsQuery } from "./apps.api";

/**
 * Returns the tracked apps, undefined until they are known. Rows use this: a row that appears because its app is being
 * tracked must not reload the list, which would replace the optimistic update.
 */
export function useTrackedApps() {
  return useQuery({ ...trackedAppsQuery(), refetchOnMount: false }).data;
}
