import { RegistrySchema, type Registry } from "@listwise/contracts";
import { withDeadline } from "../deadline";
import { withOverride } from "../overrides/override";
import { platform } from "../ports";
import { reportFailure } from "../report-failure";
import { useRegistryStore } from "./registry.store";

declare global {
  interface Window {
    /** Started by the page's own script before any bundle is there. */
    __listwiseRegistry?: Promise<Response>;
  }
}

const DEADLINE = 8_000;

function request(): Promise<Response> {
  const started = window.__listwiseRegistry;
  window.__listwiseRegistry = undefined;
  if (started) return started;
  const token = platform().token();
  return fetch("/remotes.json", { headers: token ? { Authorization: `Bearer ${token}` } : {} });
}

async function read(): Promise<Registry> {
  const response = await request();
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return withOverride(RegistrySchema.parse(await response.json()));
}

/** Reads the registry again: at start, on Retry, and when the role may have changed. A copy that is there is kept. */
export async function loadRegistry(): Promise<void> {
  const { registry } = useRegistryStore.getState();
  if (!registry) useRegistryStore.setState({ status: "loading" });
  try {
    const latest = await withDeadline(read(), DEADLINE, "The registry");
    useRegistryStore.setState({ status: "ready", registry: latest });
  } catch (cause) {
    reportFailure({ phase: "registry", code: "REGISTRY_FAILED", cause });
    if (!registry) useRegistryStore.setState({ status: "failed" });
  }
}
