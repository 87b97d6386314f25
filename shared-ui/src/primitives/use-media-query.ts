import { useMemo, useSyncExternalStore } from "react";

function createStore(query: string) {
  // Test environments have no media queries.
  const list = typeof window.matchMedia === "function" ? window.matchMedia(query) : null;
  return {
    matches: () => list?.matches ?? false,
    subscribe: (listener: () => void) => {
      list?.addEventListener("change", listener);
      return () => list?.removeEventListener("change", listener);
    },
  };
}

/**
 * Returns true while the window matches a media query, such as "(min-width: 640px)"; false without media queries. Reading
 * `innerWidth` instead would compute the layout in the middle of a rendering.
 */
export function useMediaQuery(query: string): boolean {
  const { matches, subscribe } = useMemo(() => createStore(query), [query]);
  return useSyncExternalStore(subscribe, matches);
}
