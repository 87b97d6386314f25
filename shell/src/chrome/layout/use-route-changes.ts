import { bus } from "@listwise/shared-auth";
import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

function showTarget(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** On every change of page: to the top (or the anchor), overlays closed, focus on the content. */
export function useRouteChanges(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    bus.emit("route:changed", { pathname });
    showTarget(hash);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
