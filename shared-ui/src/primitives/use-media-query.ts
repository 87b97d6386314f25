import { useCallback, useSyncExternalStore } from "react";

// Test environments have no media queries.
const matchQuery = (query: string): MediaQueryList | null =>
  typeof window.matchMedia === "function" ? window.matchMedia(query) : null;

/**
 * Returns true while the window matches a media query, such as "(min-width: 640px)"; false without media queries. Reading
 * `innerWidth` instead would compute the layout in the middle of a rendering.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchQuery(query);
      list?.addEventListener("change", listener);
      return () => list?.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchQuery(query)?.matches ?? false);
}
