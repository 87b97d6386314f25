import { ReleaseSchema, type Registry, type RegistryRemote } from "@listwise/contracts";
import { log } from "@listwise/shared-auth";
import { openOrigin } from "../remotes/integrity";
import { activeOverrides, textOf } from "./override";

async function released(origin: string) {
  const response = await fetch(`${origin}/release.json`);
  if (!response.ok) throw new Error(`${origin}/release.json answered ${response.status}`);
  return ReleaseSchema.parse(await response.json());
}

async function fromServer(remote: RegistryRemote, origin: string): Promise<RegistryRemote> {
  // When its server is down, the remote's own place says so; the rest of the site starts as always.
  const { entry, descriptor } = await released(origin).catch((cause: unknown) => {
    log.warn(`${origin} does not say what it serves`, cause);
    return { entry: "remoteEntry.js", descriptor: null };
  });
  return {
    ...remote,
    version: "development",
    enabled: true,
    entry: `${origin}/${entry}`,
    integrity: {},
    shared: undefined, // A development build brings its own.
    descriptor: descriptor ?? remote.descriptor,
  };
}

/** Where the registry is when nothing is pinned. */
export const PLAIN_ADDRESS = "/remotes.json";

/** The address the registry is read from: pinned versions are the server's to give, for roles that may. */
export function registryAddress(): string {
  const pins = activeOverrides().filter((override) => "version" in override);
  const query = new URLSearchParams(pins.map((pin) => ["pin", textOf(pin)]));
  return pins.length > 0 ? `${PLAIN_ADDRESS}?${query}` : PLAIN_ADDRESS;
}

/** Puts what comes from development servers in its place, and opens those servers. */
export async function withOverrides(registry: Registry): Promise<Registry> {
  const remotes = await Promise.all(
    registry.remotes.map((remote) => {
      const override = activeOverrides().find(({ name }) => name === remote.name);
      return override && "origin" in override ? fromServer(remote, override.origin) : remote;
    }),
  );
  const mayOpen = document.querySelector('meta[name="listwise-overrides"][content="on"]') !== null;
  for (const { entry, version, integrity = {} } of remotes) {
    const unhashed = Object.keys(integrity).length === 0; // A release keeps its hashes wherever it is hosted.
    const isServer =
      entry?.startsWith("http://localhost:") && (mayOpen || version === "development") && unhashed;
    if (entry && isServer) openOrigin(new URL(entry).origin);
  }
  return { ...registry, remotes };
}

/**
 * The server must know what the page takes from elsewhere: it gives a policy that lets development servers, and no hints
 * at what is replaced. A page that only remembers it asks for itself again. Returns whether it does.
 */
export function reopenWithOverrides(): boolean {
  const address = new URL(window.location.href);
  const overrides = activeOverrides();
  if (overrides.length === 0 || address.searchParams.has("mfe")) return false;
  for (const override of overrides) address.searchParams.append("mfe", textOf(override));
  window.location.replace(address);
  return true;
}
