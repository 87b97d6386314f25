import { useEffect, type RefObject } from "react";
import { useLocation } from "../router/facade";

function parseId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ""; // Invalid encoding.
  }
}

/**
 * Scrolls to and focuses the heading of the URL's hash: on load, as soon as it is rendered, and on every
 * navigation.
 */
export function useContentAnchor(ref: RefObject<HTMLElement | null>, filled: number): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = parseId(hash);
    const target = id === "" ? null : document.getElementById(id);
    if (!target || !ref.current?.contains(target) || target.dataset.reached === key) return;
    target.dataset.reached = key;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  }, [ref, hash, key, filled]);
}
