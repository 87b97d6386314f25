import type { NavEntry } from "@listwise/contracts/remotes";
import { useRegistryStore } from "../../registry/registry.store";
import { getHostPorts } from "../../ports";
import type { RemoteRuntime } from "../../remote-runtime";
import { IDLE_TIMEOUT_MS } from "../../timeouts";
import { preloadPath } from "./preload-remote";

function getFirstEntry(area: NavEntry["area"]): NavEntry | undefined {
  const remotes = useRegistryStore.getState().registry?.remotes ?? [];
  return remotes
    .flatMap(({ descriptor }) => descriptor.navigation)
    .filter((entry) => entry.area === area && !entry.soon && getHostPorts().may(entry.guard, entry.path))
    .sort((a, b) => a.order - b.order)[0];
}

/** Runs the work when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(idle);
}

/** Preloads the first section of a menu when the browser is idle. Returns a function that cancels it. */
export function preloadWhenIdle(runtime: RemoteRuntime, area: NavEntry["area"]): () => void {
  return runWhenIdle(() => {
    const first = getFirstEntry(area);
    if (first) preloadPath(runtime, new URL(first.path, window.location.origin).pathname);
  });
}
