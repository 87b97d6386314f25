import { ReleaseSchema, type Registry, type RegistryRemote } from "@listwise/contracts/remotes";
import { log } from "@listwise/shared-auth";
import type { RemoteRuntime } from "../../remote-runtime";
import { DEV_SERVER_TIMEOUT_MS } from "../../timeouts";
import { withTimeout } from "../../with-timeout";
import { allowOrigin } from "../origins";
import { addOverrides, formatOverride, getActiveOverrides, mayUseDevServers } from "./override";

async function fetchRelease(origin: string) {
  const response = await fetch(`${origin}/release.json`);
  if (!response.ok) throw new Error(`${origin}/release.json answered ${response.status}`);
  return ReleaseSchema.parse(await response.json());
}

async function loadFromServer(remote: RegistryRemote, origin: string): Promise<RegistryRemote> {
  // If the development server is down, the remote's slot shows the error; the rest of the site starts
  // normally.
  const release = withTimeout(fetchRelease(origin), DEV_SERVER_TIMEOUT_MS, origin);
  const { entry, descriptor } = await release.catch((cause: unknown) => {
    log.warn(`${origin} did not serve a release.json`, cause);
    return { entry: "remoteEntry.js", descriptor: null };
  });
  return {
    ...remote,
    version: "development",
    enabled: true,
    entry: `${origin}/${entry}`,
    integrity: {},
    shared: undefined, // A development build has its own list.
    descriptor: descriptor ?? remote.descriptor,
  };
}

/** URL of the registry without pinned versions. */
export const REGISTRY_URL = "/remotes.json";

/** Returns the registry URL. The server resolves pinned versions, for roles that may use them. */
export function getRegistryUrl(): string {
  const pins = getActiveOverrides().filter((override) => "version" in override);
  const query = new URLSearchParams(pins.map((pin) => ["pin", formatOverride(pin)]));
  return pins.length > 0 ? `${REGISTRY_URL}?${query}` : REGISTRY_URL;
}

/** Replaces overridden remotes with those of development servers and allows those origins. */
export async function applyOverrides(runtime: RemoteRuntime, registry: Registry): Promise<Registry> {
  const remotes = await Promise.all(
    registry.remotes.map(async (remote) => {
      const override = getActiveOverrides().find(({ name }) => name === remote.name);
      return override && "origin" in override ? loadFromServer(remote, override.origin) : remote;
    }),
  );
  const mayOpen = mayUseDevServers();
  for (const { entry, version, integrity = {} } of remotes) {
    const unhashed = Object.keys(integrity).length === 0; // A release has hashes wherever it is hosted.
    const isServer =
      entry?.startsWith("http://localhost:") && (mayOpen || version === "development") && unhashed;
    if (entry && isServer) allowOrigin(runtime, new URL(entry).origin);
  }
  return { ...registry, remotes };
}

/**
 * Reloads the page with the overrides in the URL, because the server must know them: it then sends a policy
 * that allows development servers and no preload hints for replaced remotes. Returns true if the page
 * reloads.
 */
export function reopenWithOverrides(): boolean {
  const { href, search } = window.location;
  const overrides = getActiveOverrides();
  if (overrides.length === 0 || new URLSearchParams(search).has("mfe")) return false;
  window.location.replace(addOverrides(href, overrides));
  return true;
}
