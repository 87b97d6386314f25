import { isAdminRole, RegistrySchema, type Registry } from "@listwise/contracts";
import { log } from "@listwise/shared-auth";
import { showComposition } from "../composition";
import { pause, withDeadline } from "../deadline";
import { PLAIN_ADDRESS, registryAddress, withOverrides } from "../overrides/apply-overrides";
import { platform } from "../ports";
import { keepGoodOf } from "../remotes/last-good";
import { reportFailure } from "../report-failure";
import { registryHeaders } from "./bucket";
import { namesAdministration, withoutAdministrationOf } from "./administration";
import { forgetRegistry, keepRegistry, lastRegistry } from "./last-registry";
import { useRegistryStore } from "./registry.store";

declare global {
  interface Window {
    /** Started by the script in the HTML before any bundle runs. */
    __listwiseRegistry?: Promise<Response>;
  }
}

const DEADLINE = 8_000;
/**
 * Age in milliseconds from which the registry is revalidated before a remote is entered, and the wait for the
 * response. Chosen by us.
 */
const FRESH_FOR = 5_000;
const PATIENCE = 500;
/** Wait in milliseconds when the page cannot continue without the registry. */
const PATIENCE_WHEN_NEEDED = 3_000;

function request(): Promise<Response> {
  const started = window.__listwiseRegistry;
  window.__listwiseRegistry = undefined;
  return started ?? fetch(registryAddress(), { headers: registryHeaders(platform().token()) });
}

async function read(): Promise<Registry> {
  const response = await request();
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = RegistrySchema.parse(await response.json());
  // A registry with pinned versions applies only to this tab.
  if (registryAddress() === PLAIN_ADDRESS) keepRegistry(registry);
  return withOverrides(registry);
}

function hold(registry: Registry, readAt: number): void {
  useRegistryStore.setState({ status: "ready", registry, readAt });
  showComposition();
}

async function take(milliseconds = DEADLINE): Promise<void> {
  hold(await withDeadline(read(), milliseconds, "The registry"), Date.now());
}

/**
 * Reads the registry: at start, on Retry, and when the role may have changed. If the request fails, the
 * loaded registry stays; at start, the one of the previous visit is used until the next entry of a remote
 * refreshes it.
 */
export async function loadRegistry(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry) useRegistryStore.setState({ status: "loading" });
  const last = registry ? null : lastRegistry();
  try {
    await take(last ? PATIENCE_WHEN_NEEDED : DEADLINE);
  } catch (cause) {
    void reportFailure({ phase: "registry", code: "REGISTRY_FAILED", cause });
    if (last) hold(await withOverrides(last), 0);
    else if (!registry) useRegistryStore.setState({ status: "failed" });
  }
  await completeForAdministrator();
}

/**
 * Reads the registry again for an administrator. The script in the HTML may have sent an expired token, for
 * which the server returns the visitors' registry.
 */
async function completeForAdministrator(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry || !isAdminRole(platform().role()) || namesAdministration(registry)) return;
  await platform().freshen();
  await takeOnce();
}

/** Removes admin pages from memory and storage, and reads the registry as a visitor. */
export async function leaveRegistry(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  forgetRegistry();
  if (registry) {
    const left = withoutAdministrationOf(registry);
    useRegistryStore.setState({ registry: left });
    keepGoodOf(left.remotes.map(({ name }) => name));
  }
  await loadRegistry();
}

let taking: Promise<void> | undefined;

function takeOnce(): Promise<void> {
  taking ??= take()
    .catch((cause: unknown) => log.warn("the registry could not be asked again", cause))
    .finally(() => {
      taking = undefined;
    });
  return taking;
}

/**
 * Revalidates the registry if it is older than `maxAge` milliseconds and waits briefly for the response.
 * Without a response in time, the current registry stays in use and a late one replaces it.
 */
export async function revalidateRegistry(maxAge = FRESH_FOR): Promise<void> {
  if (Date.now() - useRegistryStore.getState().readAt < maxAge) return;
  await Promise.race([takeOnce(), pause(maxAge > 0 ? PATIENCE : PATIENCE_WHEN_NEEDED)]);
}

/** Marks the registry as stale after a release, so that the next entry of a remote revalidates it. */
export function outdateRegistry(): void {
  useRegistryStore.setState({ readAt: 0 });
}
