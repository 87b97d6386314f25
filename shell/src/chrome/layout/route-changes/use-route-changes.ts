import { bus } from "@listwise/shared-auth";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { focusPage } from "./focus-page";
import { saveScroll, scrollPage } from "./scroll-page";

/** User input after which scroll and focus are no longer adjusted. */
const INPUT_EVENTS = ["wheel", "touchstart", "keydown", "pointerdown"];

function stopOnInput(stops: readonly (() => void)[]): () => void {
  const stop = () => {
    stops.forEach((one) => one());
    INPUT_EVENTS.forEach((event) => window.removeEventListener(event, stop));
  };
  INPUT_EVENTS.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  return stop;
}

/** Stores scroll positions instead of the browser, which would restore them before a remote has rendered. */
function useScrollMemory(key: string, pathname: string): void {
  useLayoutEffect(() => {
    // A remote renders the next page before the shell notices; its scroll position must not be stored here.
    const remember = () => {
      if (window.location.pathname === pathname) saveScroll(key);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
    };
  }, [key, pathname]);
  useEffect(() => {
    // The browser restores the position after a reload.
    const leave = () => {
      window.history.scrollRestoration = "auto";
    };
    window.history.scrollRestoration = "manual";
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, []);
}

/**
 * Handles a page change: scrolls to the top, the anchor or the stored position, closes overlays, focuses the
 * heading.
 */
export function useRouteChanges(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const known = useRef({ pathname, hash: "" });
  useScrollMemory(key, pathname);
  useEffect(() => {
    const before = known.current;
    known.current = { pathname, hash };
    const another = before.pathname !== pathname;
    if (!another) return before.hash === hash || !hash ? undefined : scrollPage({ key, hash }, returning);
    bus.emit("route:changed", { pathname });
    const stops = [scrollPage({ key, hash }, returning)];
    if (main.current) stops.push(focusPage(main.current));
    return stopOnInput(stops);
  }, [pathname, hash, key, returning, main]);
}
