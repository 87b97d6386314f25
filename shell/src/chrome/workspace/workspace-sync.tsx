import { useAppsInvalidation } from "./use-apps-invalidation";
import { useUntrackedFallback } from "./use-untracked-fallback";
import { useWorkspaceAddress } from "./use-workspace-address";

/** Keeps the current app in step with the address and the tracked apps; renders nothing. */
export function WorkspaceSync() {
  // Its check begins before the address makes the app current.
  useUntrackedFallback();
  useWorkspaceAddress();
  useAppsInvalidation();
  return null;
}
