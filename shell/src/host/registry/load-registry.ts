import { isAdminRole, RegistrySchema, type Registry } from "@listwise/contracts";
import { log } from "@listwise/shared-auth";
import { showComposition } from "./composition";
import { pause, withTimeout } from "../with-timeout";
import { REGISTRY_URL, getRegistryUrl, applyOverrides } from "./overrides/apply-overrides";
import { getHostPorts } from "../ports";
import { retainLastKnownGood } from "../delivery/last-known-good";
import { reportFailure } from "./report-failure";
import { getRegistryHeaders } from "./bucket";
import { hasAdminPages, removeAdminPages } from "./admin-pages";
import { clearRegistry, saveRegistry, getLastRegistry } from "./last-registry";
import { useRegistryStore } from "./registry.store";

declare global {
  interface Window {
    /** Started by the script in the HTML before any bundle runs. */
    __listwiseRegistry?: Promise<Response>;
  }
}

const REGISTRY_TIMEOUT_MS = 8_000;
/**
 * Age in milliseconds from which the registry is revalidated before a remote is entered, and the wait for the
 * response. Chosen by us.
 */
const FRESH_MS = 5_000;
const REVALIDATE_WAIT_MS = 500;
/** Wait in milliseconds when the page cannot continue without the registry. */
const REQUIRED_WAIT_MS = 3_000;

function fetchRegistry(): Promise<Response> {
  const started = window.__listwiseRegistry;
  window.__listwiseRegistry = undefined;
  return started ?? fetch(getRegistryUrl(), { headers: getRegistryHeaders(getHostPorts().token()) });
}

async function readRegistry(): Promise<Registry> {
  const response = await fetchRegistry();
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = RegistrySchema.parse(await response.json());
  // A registry with pinned versions applies only to this tab.
  if (getRegistryUrl() === REGISTRY_URL) saveRegistry(registry);
  return applyOverrides(registry);
}

function setRegistry(registry: Registry, readAt: number): void {
  useRegistryStore.setState({ status: "ready", registry, readAt });
  showComposition();
}

async function refreshRegistry(milliseconds = REGISTRY_TIMEOUT_MS): Promise<void> {
  setRegistry(await withTimeout(readRegistry(), milliseconds, "The registry"), Date.now());
}

/**
 * Reads the registry: at start, on Retry, and when the role may have changed. If the request fails, the
 * loaded registry stays; at start, the one of the previous visit is used until the next entry of a remote
 * refreshes it.
 */
export async function loadRegistry(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry) useRegistryStore.setState({ status: "loading" });
  const last = registry ? null : getLastRegistry();
  try {
    await refreshRegistry(last ? REQUIRED_WAIT_MS : REGISTRY_TIMEOUT_MS);
  } catch (cause) {
    void reportFailure({ phase: "registry", code: "REGISTRY_FAILED", cause });
    if (last) setRegistry(await applyOverrides(last), 0);
    else if (!registry) useRegistryStore.setState({ status: "failed" });
  }
  await refreshForAdmin();
}

/**
 * Reads the registry again for an administrator. The script in the HTML may have sent an expired token, for
 * which the server returns the visitors' registry.
 */
async function refreshForAdmin(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry || !isAdminRole(getHostPorts().role()) || hasAdminPages(registry)) return;
  await getHostPorts().freshen();
  await refreshOnce();
}

/** Removes admin pages from memory and storage, and reads the registry as a visitor. */
export async function resetRegistry(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  clearRegistry();
  if (registry) {
    const left = removeAdminPages(registry);
    useRegistryStore.setState({ registry: left });
    retainLastKnownGood(left.remotes.map(({ name }) => name));
  }
  await loadRegistry();
}

let pendingRefresh: Promise<void> | undefined;

function refreshOnce(): Promise<void> {
  pendingRefresh ??= refreshRegistry()
    .catch((cause: unknown) => log.warn("the registry could not be asked again", cause))
    .finally(() => {
      pendingRefresh = undefined;
    });
  return pendingRefresh;
}

/**
 * Revalidates the registry if it is older than `maxAge` milliseconds and waits briefly for the response.
 * Without a response in time, the current registry stays in use and a late one replaces it.
 */
export async function revalidateRegistry(maxAge = FRESH_MS): Promise<void> {
  if (Date.now() - useRegistryStore.getState().readAt < maxAge) return;
  await Promise.race([refreshOnce(), pause(maxAge > 0 ? REVALIDATE_WAIT_MS : REQUIRED_WAIT_MS)]);
}

/** Marks the registry as stale after a release, so that the next entry of a remote revalidates it. */
export function markRegistryStale(): void {
  useRegistryStore.setState({ readAt: 0 });
}
