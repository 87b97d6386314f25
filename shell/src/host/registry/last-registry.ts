import { RegistrySchema, type Registry } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { storage } from "@listwise/shared-auth";
import { getHostPorts } from "../ports";
import type { RemoteRuntime } from "../remote-runtime";
import { isLoadable } from "./origins";

const KEY = "last-registry";
const StoredSchema = z.object({ role: z.nullable(z.string()), registry: RegistrySchema });

/** Stores the registry for a visit during which the server does not respond. */
export function saveRegistry(registry: Registry): void {
  const text = JSON.stringify({ role: getHostPorts().role(), registry });
  if (storage.get(KEY) !== text) storage.set(KEY, text);
}

/** Removes the stored registry after its user has signed out. */
export function clearRegistry(): void {
  storage.remove(KEY);
}

/** Returns the stored registry, or `null` unless it was for the same role and every remote has integrity hashes. */
export function getLastRegistry(runtime: RemoteRuntime): Registry | null {
  const stored = z.safeParse(StoredSchema, storage.getJson(KEY));
  if (!stored.success || stored.data.role !== getHostPorts().role()) return null;
  const { registry } = stored.data;
  const named = registry.remotes.flatMap(({ version, entry, integrity = {}, previous }) => [
    ...(entry === undefined ? [] : [{ version, entry, integrity }]),
    ...(previous ? [previous] : []),
  ]);
  return named.every((version) => isLoadable(runtime, version)) ? registry : null;
}
