import { IntegritySchema, z } from "@listwise/contracts";
import { storage } from "@listwise/shared-auth";
import { isKnownOrigin } from "./integrity";
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

/** Returns true if a stored version comes from an allowed origin and has a hash for its entry. */
export function isLoadable({ entry, integrity }: Version): boolean {
  if (!URL.canParse(entry, window.location.origin)) return false;
  const { origin, pathname } = new URL(entry, window.location.origin);
  return isKnownOrigin(origin) && Object.hasOwn(integrity, pathname.slice(pathname.lastIndexOf("/") + 1));
}

/**
 * Returns the version of a remote that last ran well in this browser, or `null` if it is missing or cannot
 * be verified.
 */
export function getLastKnownGood(name: string): Version | null {
  const version = read()[name];
  return version && isLoadable(version) ? version : null;
}

/** Removes the stored versions of all remotes but these. */
export function retainLastKnownGood(names: readonly string[]): void {
  const kept = Object.entries(read()).filter(([name]) => names.includes(name));
  storage.setJson(KEY, Object.fromEntries(kept));
}

/** Stores a version as the last known good one. */
export function saveLastKnownGood({ name, version, entry, integrity }: LoadableRemote): void {
  const good = { version, entry, integrity };
  if (isLoadable(good) && getLastKnownGood(name)?.entry !== entry)
    storage.setJson(KEY, { ...read(), [name]: good });
}
