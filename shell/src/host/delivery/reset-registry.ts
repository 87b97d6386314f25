import type { RemoteRuntime } from "../remote-runtime";
import { removeAdminPages } from "../registry/admin-pages";
import { clearRegistry } from "../registry/last-registry";
import { loadRegistry } from "../registry/load-registry";
import { useRegistryStore } from "../registry/registry.store";
import { retainLastKnownGood } from "./last-known-good";

/** Removes admin pages from memory and storage, and reads the registry as a visitor. */
export async function resetRegistry(runtime: RemoteRuntime): Promise<void> {
  const { registry } = useRegistryStore.getState();
  clearRegistry();
  if (registry) {
    const left = removeAdminPages(registry);
    useRegistryStore.setState({ registry: left });
    retainLastKnownGood(left.remotes.map(({ name }) => name));
  }
  await loadRegistry(runtime);
}
