import { useBusEvent } from "@listwise/shared-auth";
import { useQueryClient } from "@tanstack/react-query";
import { workspaceAppsQuery } from "./workspace-apps";

/** Reloads the list of apps after changes in any remote or tab. */
export function useAppsInvalidation(): void {
  const client = useQueryClient();
  const onChange = () => void client.invalidateQueries({ queryKey: workspaceAppsQuery.queryKey });
  useBusEvent("app:added", onChange);
  useBusEvent("app:deleted", onChange);
  useBusEvent("app:followed", onChange);
  useBusEvent("app:unfollowed", onChange);
  useBusEvent("app:relation-changed", onChange);
  useBusEvent("app:links-changed", onChange);
}
