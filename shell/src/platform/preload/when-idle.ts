import type { NavEntry } from "@listwise/contracts";
import { useRegistryStore } from "../registry/registry.store";
import { platform } from "../ports";
import { preloadPath } from "./preload-remote";

/** Timeout in milliseconds for idle work, and the delay in browsers without `requestIdleCallback`. Chosen by us. */
const LATEST = 5_000;

function firstEntry(area: NavEntry["area"]): NavEntry | undefined {
  const remotes = useRegistryStore.getState().registry?.remotes ?? [];
  return remotes
    .flatMap(({ descriptor }) => descriptor.navigation)
    .filter((entry) => entry.area === area && !entry.soon && platform().may(entry.guard, entry.path))
    .sort((a, b) => a.order - b.order)[0];
}

/** Runs the work when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, LATEST);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(idle);
}

/** Preloads the first section of a menu when the browser is idle. Returns a function that cancels it. */
export function preloadWhenIdle(area: NavEntry["area"]): () => void {
  return whenIdle(() => {
    const first = firstEntry(area);
    if (first) preloadPath(new URL(first.path, window.location.origin).pathname);
  });
}
