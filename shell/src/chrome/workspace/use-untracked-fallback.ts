import type { TrackedApp } from "@listwise/contracts/apps";
import {
  addWorkspaceParams,
  adoptWorkspace,
  parseWorkspace,
  setWorkspaceCheck,
  useWorkspace,
} from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { workspaceAppsQuery } from "./workspace-apps";
import { useWorkspaceRoute } from "./workspace-routes";

const includes = (apps: readonly TrackedApp[] | undefined, id: number) =>
  apps?.some(({ app }) => app.id === id) ?? false;

/**
 * Returns to all apps with a notice if the current app, such as that of a pasted link, is not tracked. Pages wait until
 * that is certain, because each of their requests would fail.
 */
export function useUntrackedFallback(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isWorkspacePage = useWorkspaceRoute() !== null;
  const { appId } = useWorkspace();
  // The address is ahead of the workspace, which follows after rendering.
  const named = isWorkspacePage ? parseWorkspace(new URLSearchParams(search)).appId : undefined;
  const asked = named === undefined ? appId : named;
  const { data, failureCount, refetch } = useQuery({ ...workspaceAppsQuery, enabled: asked !== null });
  const isOpen = asked !== null && !includes(data, asked);
  const isMissing = isOpen && data !== undefined;

  const isChecking = isOpen && failureCount === 0;

  useLayoutEffect(() => {
    setWorkspaceCheck(isChecking);
    return () => setWorkspaceCheck(false);
  }, [isChecking]);

  useEffect(() => {
    if (!isMissing || asked === null) return undefined;
    let isCurrent = true;
    const fallBack = () => {
      toast.warning("You don't track this app", {
        id: "untracked-app",
        description: "You see all apps instead. Choose another app, or track it first.",
      });
      if (!isWorkspacePage) return adoptWorkspace({ appId: null });
      const next = addWorkspaceParams(new URLSearchParams(search), { appId: null }).toString();
      void navigate({ pathname, search: next, hash }, { replace: true });
    };
    // The app may have been tracked after the list was loaded.
    void refetch().then((answer) => {
      if (isCurrent && answer.isSuccess && !includes(answer.data, asked)) fallBack();
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, isWorkspacePage, asked, refetch, navigate, pathname, search, hash]);
}
