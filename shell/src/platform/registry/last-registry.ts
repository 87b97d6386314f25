import { RegistrySchema, z, type Registry } from "@listwise/contracts";
import { storage } from "@listwise/shared-auth";
import { platform } from "../ports";
import { isLoadable } from "../remotes/last-good";

const KEY = "last-registry";
const StoredSchema = z.object({ role: z.nullable(z.string()), registry: RegistrySchema });

/** Keeps what the server answered, for a visit on which it does not answer. */
export function keepRegistry(registry: Registry): void {
  const text = JSON.stringify({ role: platform().role(), registry });
  if (storage.get(KEY) !== text) storage.set(KEY, text);
}

/** Forgets what was kept: it was for someone who has left. */
export function forgetRegistry(): void {
  storage.remove(KEY);
}

/** The registry that this browser saw last, if it was for the same role and all it names can be checked by its hashes. */
export function lastRegistry(): Registry | null {
  const stored = z.safeParse(StoredSchema, storage.getJson(KEY));
  if (!stored.success || stored.data.role !== platform().role()) return null;
  const { registry } = stored.data;
  const named = registry.remotes.flatMap(({ version, entry, integrity = {}, previous }) => [
    ...(entry === undefined ? [] : [{ version, entry, integrity }]),
    ...(previous ? [previous] : []),
  ]);
  return named.every(isLoadable) ? registry : null;
}
