import { IntegritySchema, z } from "@listwise/contracts";
import { storage } from "@listwise/shared-auth";
import { isKnownOrigin } from "./integrity";
import type { LoadableRemote } from "./remote-module";

const KEY = "last-good-remotes";
const VersionSchema = z.object({ version: z.string(), entry: z.string(), integrity: IntegritySchema });
const StoredSchema = z.record(z.string(), VersionSchema);

/** Where a version of a remote comes from, and its hashes. */
export type Version = z.infer<typeof VersionSchema>;

function read(): Record<string, Version> {
  const stored = z.safeParse(StoredSchema, storage.getJson(KEY));
  return stored.success ? stored.data : {};
}

/** Whether a version that was remembered comes from a known place, with a hash for its entry. */
export function isLoadable({ entry, integrity }: Version): boolean {
  if (!URL.canParse(entry, window.location.origin)) return false;
  const { origin, pathname } = new URL(entry, window.location.origin);
  return isKnownOrigin(origin) && Object.hasOwn(integrity, pathname.slice(pathname.lastIndexOf("/") + 1));
}

/** The version of a remote that last mounted in this browser. It only counts while it can be checked by its hashes. */
export function lastGood(name: string): Version | null {
  const version = read()[name];
  return version && isLoadable(version) ? version : null;
}

/** Forgets the versions of remotes that are not among these. */
export function keepGoodOf(names: readonly string[]): void {
  const kept = Object.entries(read()).filter(([name]) => names.includes(name));
  storage.setJson(KEY, Object.fromEntries(kept));
}

/** Notes that a version mounted in this browser. */
export function rememberGood({ name, version, entry, integrity }: LoadableRemote): void {
  const good = { version, entry, integrity };
  if (isLoadable(good) && lastGood(name)?.entry !== entry) storage.setJson(KEY, { ...read(), [name]: good });
}
