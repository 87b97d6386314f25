import type { AppSummary } from "@listwise/contracts/apps";
import { useWorkspace } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { workspaceAppsQuery } from "./workspace-apps";

interface CurrentApp {
  status: "loading" | "ready" | "failed";
  /** `null` for all apps, and unless `ready`. */
  app: AppSummary | null;
}

/** Returns the listing of the current app; the list of apps is loaded only if there is one. */
export function useCurrentApp(): CurrentApp {
  const { appId, isKnown } = useWorkspace();
  const { data, isError } = useQuery({ ...workspaceAppsQuery, enabled: appId !== null });
  const app = data?.find((tracked) => tracked.app.id === appId)?.app ?? null;
  if (app || (isKnown && appId === null)) return { status: "ready", app };
  return { status: isError ? "failed" : "loading", app: null };
}
