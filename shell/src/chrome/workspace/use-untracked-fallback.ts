import type { TrackedApp } from "@listwise/contracts/apps";
import { addWorkspaceParams, adoptWorkspace, getWorkspace, useWorkspace } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useMatches, useNavigate } from "react-router-dom";
import { workspaceAppsQuery } from "./workspace-apps";
import { isWorkspaceRoute } from "./workspace-routes";

const lacks = (apps: readonly TrackedApp[] | undefined, id: string) =>
  apps !== undefined && !apps.some(({ app }) => String(app.id) === id);

/** Returns to all apps with a notice if the current app, such as that of a pasted link, is not tracked. */
export function useUntrackedFallback(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isWorkspacePage = useMatches().some(isWorkspaceRoute);
  const { appId } = useWorkspace();
  const inAddress = isWorkspacePage ? new URLSearchParams(search).get("for") : null;
  const asked = inAddress ?? String(appId ?? "all");
  const isApp = asked !== "all";
  const { data, refetch } = useQuery({ ...workspaceAppsQuery, enabled: isApp });
  const isMissing = isApp && lacks(data, asked);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const fallBack = () => {
      toast.warning("You don't track this app", {
        id: "untracked-app",
        description: "You see all apps instead. Choose another app, or track it first.",
      });
      const workspace = { ...getWorkspace(), appId: null };
      if (!isWorkspacePage) return adoptWorkspace(workspace);
      const next = addWorkspaceParams(new URLSearchParams(search), workspace).toString();
      void navigate({ pathname, search: next, hash }, { replace: true });
    };
    // The app may have been tracked after the list was loaded.
    void refetch().then(({ data: apps }) => {
      if (isCurrent && lacks(apps, asked)) fallBack();
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, isWorkspacePage, asked, refetch, navigate, pathname, search, hash]);
}
