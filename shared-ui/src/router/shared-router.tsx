import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { Router, type NavigateOptions, type To } from "react-router-dom";
import { getRemoteRouteId, type DataRouterLike } from "./data-router-like";
import { SharedRouterContext } from "./use-leave-block";

/** Props of {@link SharedRouter}. */
export interface SharedRouterProps {
  router: DataRouterLike;
  /** Remote that owns the pages. Without it (a widget), the children render at every location. */
  owner?: string;
  children: ReactNode;
}

function createNavigator(router: DataRouterLike) {
  const report = (cause: unknown) => reportError(cause);
  return {
    createHref: (to: To) => router.createHref(new URL(formatHref(to), window.location.href)),
    go: (delta: number) => void router.navigate(delta).catch(report),
    push: (to: To, state: unknown, options?: NavigateOptions) =>
      void router.navigate(to, { ...options, state }).catch(report),
    replace: (to: To, state: unknown, options?: NavigateOptions) =>
      void router.navigate(to, { ...options, state, replace: true }).catch(report),
  };
}

function formatHref(to: To): string {
  return typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
}

/**
 * Connects a React root to the shell's router: links, parameters and the back button work as in a single
 * tree. Renders nothing while the location belongs to another remote, which happens briefly on navigation
 * between remotes; otherwise its routes could match a foreign URL.
 */
export function SharedRouter({ router, owner, children }: SharedRouterProps) {
  const subscribe = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  const state = useSyncExternalStore(subscribe, () => router.state);
  const navigator = useMemo(() => createNavigator(router), [router]);
  const owned =
    owner === undefined || state.matches.some(({ route }) => route.id === getRemoteRouteId(owner));
  if (!owned) return null;
  return (
    <SharedRouterContext value={router}>
      <Router location={state.location} navigationType={state.historyAction} navigator={navigator}>
        {children}
      </Router>
    </SharedRouterContext>
  );
}
