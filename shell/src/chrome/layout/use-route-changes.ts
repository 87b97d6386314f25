import { bus } from "@listwise/shared-auth";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { focusPage } from "./focus-page";
import { rememberScroll, scrollPage } from "./scroll-page";

/** Scrolling and keys are the person's own: from then on nothing is moved for them. */
const HANDS_OFF = ["wheel", "touchstart", "keydown", "pointerdown"];

function untilTouched(stops: readonly (() => void)[]): () => void {
  const stop = () => {
    stops.forEach((one) => one());
    HANDS_OFF.forEach((event) => window.removeEventListener(event, stop));
  };
  HANDS_OFF.forEach((event) => window.addEventListener(event, stop, { passive: true }));
  return stop;
}

/** Remembers how far the page is scrolled, instead of the browser, which returns before a remote has shown anything. */
function useScrollMemory(key: string, pathname: string): void {
  useLayoutEffect(() => {
    // A remote shows the next page before the shell has heard of it: how far that one is scrolled is not this one's.
    const remember = () => {
      if (window.location.pathname === pathname) rememberScroll(key);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
    };
  }, [key, pathname]);
  useEffect(() => {
    // A reload is the browser's own to restore.
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

/** On every change of page: to its top, its anchor or where it was left; overlays closed; focus on its heading. */
export function useRouteChanges(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const returning = useNavigationType() === "POP";
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
    return untilTouched(stops);
  }, [pathname, hash, key, returning, main]);
}
