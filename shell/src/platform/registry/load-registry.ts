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
    /** Started by the page's own script before any bundle is there. */
    __listwiseRegistry?: Promise<Response>;
  }
}

const DEADLINE = 8_000;
/** Age from which the registry is asked again before a remote is entered, and how long the entry waits for it. */
const FRESH_FOR = 5_000;
const PATIENCE = 500;
/** How long it is waited for when something is missing without it. */
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
  // With pinned versions it is this tab's own.
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
 * Reads the registry again: at start, on Retry, and when the role may have changed. A copy that is there is kept; at
 * start that is the one of the visit before, until an entry of a remote gets a newer one.
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

/** The page's own script asks with the token it finds: with a dead one the server answers as it does to visitors. */
async function completeForAdministrator(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry || !isAdminRole(platform().role()) || namesAdministration(registry)) return;
  await platform().freshen();
  await takeOnce();
}

/** Forgets what only an administrator may know, here and in the browser, and reads the registry as a visitor. */
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
 * Asks the registry again when it is older than `maxAge`, and waits for the answer for a moment. When none comes, what
 * is known goes on to hold; a late answer counts from then on.
 */
export async function revalidateRegistry(maxAge = FRESH_FOR): Promise<void> {
  if (Date.now() - useRegistryStore.getState().readAt < maxAge) return;
  await Promise.race([takeOnce(), pause(maxAge > 0 ? PATIENCE : PATIENCE_WHEN_NEEDED)]);
}

/** The next entry of a remote asks anew, however fresh the registry is: something went live. */
export function outdateRegistry(): void {
  useRegistryStore.setState({ readAt: 0 });
}
