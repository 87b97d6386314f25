import { RegistrySchema, type Registry } from "@listwise/contracts";
import { log } from "@listwise/shared-auth";
import { showComposition } from "../composition";
import { pause, withDeadline } from "../deadline";
import { registryAddress, withOverrides } from "../overrides/apply-overrides";
import { platform } from "../ports";
import { reportFailure } from "../report-failure";
import { registryHeaders } from "./bucket";
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
  return withOverrides(RegistrySchema.parse(await response.json()));
}

async function take(): Promise<void> {
  const registry = await withDeadline(read(), DEADLINE, "The registry");
  useRegistryStore.setState({ status: "ready", registry, readAt: Date.now() });
  showComposition();
}

/** Reads the registry again: at start, on Retry, and when the role may have changed. A copy that is there is kept. */
export async function loadRegistry(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry) useRegistryStore.setState({ status: "loading" });
  try {
    await take();
  } catch (cause) {
    reportFailure({ phase: "registry", code: "REGISTRY_FAILED", cause });
    if (!registry) useRegistryStore.setState({ status: "failed" });
  }
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
