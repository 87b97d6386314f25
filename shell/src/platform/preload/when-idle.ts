import type { NavEntry } from "@listwise/contracts";
import { useRegistryStore } from "../registry/registry.store";
import { platform } from "../ports";
import { preloadPath } from "./preload-remote";

/** Milliseconds after which nothing is waited for any longer, and the wait where browsers do not tell of idleness. */
const LATEST = 5_000;

function firstEntry(area: NavEntry["area"]): NavEntry | undefined {
  const remotes = useRegistryStore.getState().registry?.remotes ?? [];
  return remotes
    .flatMap(({ descriptor }) => descriptor.navigation)
    .filter((entry) => entry.area === area && !entry.soon && platform().may(entry.guard, entry.path))
    .sort((a, b) => a.order - b.order)[0];
}

/** Runs the work once the browser has nothing better to do. Returns the function that ends the wait. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, LATEST);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(idle);
}

/** Preloads the first section of a menu when idle. Returns the function that ends the wait. */
export function preloadWhenIdle(area: NavEntry["area"]): () => void {
  return whenIdle(() => {
    const first = firstEntry(area);
    if (first) preloadPath(new URL(first.path, window.location.origin).pathname);
  });
}
