import { IntegritySchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { storage } from "@listwise/shared-auth";
import type { RemoteRuntime } from "../remote-runtime";
import { isLoadable } from "../registry/origins";
import type { LoadableRemote } from "../remote-module";

const KEY = "last-good-remotes";
const VersionSchema = z.object({ version: z.string(), entry: z.string(), integrity: IntegritySchema });
const StoredSchema = z.record(z.string(), VersionSchema);

/** A version of a remote with its entry URL and hashes. */
export type Version = z.infer<typeof VersionSchema>;

function read(): Record<string, Version> {
  const stored = z.safeParse(StoredSchema, storage.getJson(KEY));
  return stored.success ? stored.data : {};
}

/**
 * Returns the version of a remote that last ran well in this browser, or `null` if it is missing or cannot
 * be verified.
 */
export function getLastKnownGood(runtime: RemoteRuntime, name: string): Version | null {
  const version = read()[name];
  return version && isLoadable(runtime, version) ? version : null;
}

/** Removes the stored versions of all remotes but these. */
export function retainLastKnownGood(names: readonly string[]): void {
  const kept = Object.entries(read()).filter(([name]) => names.includes(name));
  storage.setJson(KEY, Object.fromEntries(kept));
}

/** Stores a version as the last known good one. */
export function saveLastKnownGood(
  runtime: RemoteRuntime,
  { name, version, entry, integrity }: LoadableRemote,
): void {
  const good = { version, entry, integrity };
  if (isLoadable(runtime, good) && getLastKnownGood(runtime, name)?.entry !== entry)
    storage.setJson(KEY, { ...read(), [name]: good });
}
