import { createContext, useCallback, useContext, useEffect, useId, useSyncExternalStore } from "react";
import type { Location } from "react-router-dom";
import type { DataRouterLike } from "./data-router-like";

/** The router that the pages around stand in; null where there is none that can be held, as in a test. */
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
 * Holds a navigation to another page while `when` is true, until `leave` or `stay`; a link of any remote or of the shell,
 * Back and Forward alike. Closing the tab is asked about by the browser, if `mayAsk` (the same
 * function each time) says so then.
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
