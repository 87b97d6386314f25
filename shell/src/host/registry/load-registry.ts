import { isAdminRole } from "@listwise/contracts/api";
import { RegistrySchema, type Registry } from "@listwise/contracts/remotes";
import { log } from "@listwise/shared-auth";
import { getHostPorts } from "../ports";
import type { RemoteRuntime } from "../remote-runtime";
import { REGISTRY_FRESH_MS, REGISTRY_TIMEOUT_MS, REQUIRED_WAIT_MS, REVALIDATE_WAIT_MS } from "../timeouts";
import { withTimeout } from "../with-timeout";
import { hasAdminPages } from "./admin-pages";
import { getRegistryHeaders } from "./bucket";
import { showComposition } from "./composition";
import { saveRegistry, getLastRegistry } from "./last-registry";
import { REGISTRY_URL, getRegistryUrl, applyOverrides } from "./overrides/apply-overrides";
import { forgetPreview } from "./overrides/preview";
import { useRegistryStore } from "./registry.store";
import { reportFailure } from "./report-failure";

declare global {
  interface Window {
    /** Started by the script in the HTML before any bundle runs. */
    __listwiseRegistry?: Promise<Response>;
  }
}

function fetchRegistry(): Promise<Response> {
  const started = window.__listwiseRegistry;
  window.__listwiseRegistry = undefined;
  return started ?? fetch(getRegistryUrl(), { headers: getRegistryHeaders(getHostPorts().token()) });
}

async function readRegistry(): Promise<Registry> {
  const response = await fetchRegistry();
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = RegistrySchema.parse(await response.json());
  if (registry.preview === null) forgetPreview();
  // A registry with previewed or pinned versions applies only to this tab.
  if (getRegistryUrl() === REGISTRY_URL) saveRegistry(registry);
  return registry;
}

function setRegistry(runtime: RemoteRuntime, registry: Registry, readAt: number): void {
  // A slow response must not replace that of a later request.
  if (readAt < useRegistryStore.getState().readAt) return;
  useRegistryStore.setState({ status: "ready", registry, readAt });
  showComposition(runtime);
}

async function refreshRegistry(runtime: RemoteRuntime, milliseconds = REGISTRY_TIMEOUT_MS): Promise<void> {
  const startedAt = Date.now();
  const registry = await withTimeout(readRegistry(), milliseconds, "The registry");
  // A development server may still compile, which does not make the registry slow.
  setRegistry(runtime, await applyOverrides(runtime, registry), startedAt);
}

/**
 * Reads the registry: at start, on Retry, and when the role may have changed. If the request fails, the
 * loaded registry stays; at start, the one of the previous visit is used until the next entry of a remote
 * refreshes it.
 */
export async function loadRegistry(runtime: RemoteRuntime): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry) useRegistryStore.setState({ status: "loading" });
  const last = registry ? null : getLastRegistry(runtime);
  try {
    await refreshRegistry(runtime, last ? REQUIRED_WAIT_MS : REGISTRY_TIMEOUT_MS);
  } catch (cause) {
    void reportFailure(runtime, { phase: "registry", code: "REGISTRY_FAILED", cause });
    if (last) setRegistry(runtime, await applyOverrides(runtime, last), 0);
    else if (!registry) useRegistryStore.setState({ status: "failed" });
  }
  await refreshForAdmin(runtime);
}

/**
 * Reads the registry again for an administrator. The script in the HTML may have sent an expired token, for
 * which the server returns the visitors' registry.
 */
async function refreshForAdmin(runtime: RemoteRuntime): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry || !isAdminRole(getHostPorts().role()) || hasAdminPages(registry)) return;
  await getHostPorts().freshen();
  await startRefresh(runtime);
}

function startRefresh(runtime: RemoteRuntime): Promise<void> {
  const refresh = refreshRegistry(runtime)
    .catch((cause: unknown) => log.warn("the registry could not be asked again", cause))
    .finally(() => {
      if (runtime.registryRefresh === refresh) runtime.registryRefresh = undefined;
    });
  runtime.registryRefresh = refresh;
  return refresh;
}

/**
 * Revalidates the registry if it is older than `maxAge` milliseconds and waits briefly for the response. With 0 a request
 * of its own starts, because one under way may have been answered before what the caller knows. Without a response in time, the current registry stays in use and a late one replaces it.
 */
export async function revalidateRegistry(runtime: RemoteRuntime, maxAge = REGISTRY_FRESH_MS): Promise<void> {
  if (Date.now() - useRegistryStore.getState().readAt < maxAge) return;
  const milliseconds = maxAge > 0 ? REVALIDATE_WAIT_MS : REQUIRED_WAIT_MS;
  const refresh = (maxAge > 0 && runtime.registryRefresh) || startRefresh(runtime);
  // The request itself goes on and logs its failure.
  await withTimeout(refresh, milliseconds, "The registry").catch(() => null);
}

/** Marks the registry as stale after a release, so that the next entry of a remote revalidates it. */
export function markRegistryStale(): void {
  useRegistryStore.setState({ readAt: 0 });
}
