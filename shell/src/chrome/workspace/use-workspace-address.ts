import type { Workspace } from "@listwise/contracts/workspace";
import {
  addWorkspaceParams,
  adoptWorkspace,
  getWorkspace,
  parseWorkspace,
  setPage,
  useWorkspace,
} from "@listwise/shared-auth";
import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useMatches, useNavigate, useNavigationType } from "react-router-dom";
import { isWorkspaceRoute } from "./workspace-routes";

/**
 * Connects the workspace with the router. On pages that work on it, the address decides what is current, and an address
 * without an app gets the current one.
 */
export function useWorkspaceAddress(): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const state: unknown = location.state;
  const isReturning = useNavigationType() === NavigationType.Pop;
  const isWorkspacePage = useMatches().some(isWorkspaceRoute);
  const navigate = useNavigate();
  const { isKnown } = useWorkspace();
  // Holds what was current when an address without an app was shown, so that Back returns to that.
  const shown = useRef(new Map<string, Workspace>());

  useLayoutEffect(() => {
    if (!isWorkspacePage) return;
    const before = isReturning ? shown.current.get(key) : undefined;
    adoptWorkspace({ ...before, ...parseWorkspace(new URLSearchParams(search)) });
  }, [isWorkspacePage, isReturning, key, search]);

  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!isWorkspacePage || !isKnown || params.has("for")) return;
    const workspace = getWorkspace();
    if (!shown.current.has(key)) shown.current.set(key, workspace);
    if (workspace.appId === null) return;
    const next = addWorkspaceParams(params, workspace).toString();
    void navigate({ pathname, search: next, hash }, { replace: true, state });
  }, [isWorkspacePage, isKnown, navigate, pathname, search, hash, key, state]);

  useEffect(
    () =>
      setPage({
        changeSearch: (change) => {
          if (!isWorkspacePage) return false;
          void navigate({ pathname, search: change(new URLSearchParams(search)).toString(), hash });
          return true;
        },
      }),
    [isWorkspacePage, navigate, pathname, search, hash],
  );
}
