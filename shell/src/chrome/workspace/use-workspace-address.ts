import { adoptWorkspace, getWorkspace, parseWorkspace, setPage, useWorkspace } from "@listwise/shared-auth";
import { use, useEffect, useLayoutEffect } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router-dom";
import { completeParams, useWorkspaceRoute } from "./workspace-routes";

/**
 * Connects the workspace with the router. On pages that work on it, the address decides what is current, and an address
 * that doesn't name it gets what is current, in the same history entry.
 */
export function useWorkspaceAddress(): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const state: unknown = location.state;
  const route = useWorkspaceRoute();
  const isWorkspacePage = route !== null;
  const allCountries = route?.allCountries;
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const isLeaving = useNavigation().state !== "idle";
  const { isKnown } = useWorkspace();

  useLayoutEffect(() => {
    if (isWorkspacePage) adoptWorkspace(parseWorkspace(new URLSearchParams(search)));
  }, [isWorkspacePage, search]);

  useEffect(() => {
    if (!isWorkspacePage || !isKnown || isLeaving) return;
    // Completing an address must not cancel a navigation that has begun meanwhile. The router is ahead of what is rendered,
    // because it renders in transitions.
    if (router?.state.navigation.state !== "idle" || router.state.location.key !== key) return;
    const params = new URLSearchParams(search);
    const next = completeParams(params, getWorkspace(), { allCountries });
    if (next === params) return;
    void navigate({ pathname, search: next.toString(), hash }, { replace: true, state });
  }, [
    isWorkspacePage,
    allCountries,
    isKnown,
    isLeaving,
    navigate,
    router,
    pathname,
    search,
    hash,
    key,
    state,
  ]);

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
