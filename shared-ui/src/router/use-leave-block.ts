import { createContext, useCallback, useContext, useEffect, useId, useSyncExternalStore } from "react";
import type { Location } from "react-router-dom";
import type { DataRouterLike } from "./data-router-like";

/** The router of the surrounding pages; `null` if navigation cannot be blocked, e.g. in tests. */
export const SharedRouterContext = createContext<DataRouterLike | null>(null);

const isElsewhere = ({
  currentLocation: here,
  nextLocation: there,
}: {
  currentLocation: Location;
  nextLocation: Location;
}) => here.pathname !== there.pathname;
const never = () => () => {};
const always = () => true;

/**
 * Blocks navigation to another page while `when` is true, until `leave` or `stay` is called. Covers links of
 * any remote and of the shell, Back and Forward. For closing the tab, the browser asks if `mayAsk` (a stable
 * function) returns true.
 */
export function useLeaveBlock(when: boolean, mayAsk: () => boolean = always) {
  const router = useContext(SharedRouterContext);
  const id = useId();
  const held = useSyncExternalStore(
    useCallback((listener: () => void) => router?.subscribe(listener) ?? never(), [router]),
    () => (when ? router?.state.blockers?.get(id) : undefined),
  );

  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (mayAsk()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    router?.getBlocker?.(id, isElsewhere);
    return () => {
      window.removeEventListener("beforeunload", ask);
      router?.deleteBlocker?.(id);
    };
  }, [router, id, when, mayAsk]);

  return {
    blocked: held?.state === "blocked",
    leave: useCallback(() => held?.proceed?.(), [held]),
    stay: useCallback(() => held?.reset?.(), [held]),
  };
}
