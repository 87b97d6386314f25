import {
  PREVIEW_PARAMETER,
  ReleaseSchema,
  type Registry,
  type RegistryRemote,
} from "@listwise/contracts/remotes";
import { log } from "@listwise/shared-auth";
import type { RemoteRuntime } from "../../remote-runtime";
import { DEV_SERVER_TIMEOUT_MS } from "../../timeouts";
import { withTimeout } from "../../with-timeout";
import { allowOrigin } from "../origins";
import { addOverrides, formatOverride, getActiveOverrides, mayUseDevServers } from "./override";
import { getPreviewId } from "./preview";

async function fetchRelease(origin: string) {
  const response = await fetch(`${origin}/release.json`);
  if (!response.ok) throw new Error(`${origin}/release.json answered ${response.status}`);
  return ReleaseSchema.parse(await response.json());
}

/**
 * Returns the remote as its development server serves it. If the server is down, the remote's slot shows the error, and the
 * rest of the site starts normally; `null` for a remote that the site doesn't know, of which nothing is known then.
 */
async function loadFromServer(
  name: string,
  origin: string,
  known?: RegistryRemote,
): Promise<RegistryRemote | null> {
  const release = withTimeout(fetchRelease(origin), DEV_SERVER_TIMEOUT_MS, origin);
  const { entry, descriptor = known?.descriptor } = await release.catch((cause: unknown) => {
    log.warn(`${origin} did not serve a release.json`, cause);
    return { entry: "remoteEntry.js", descriptor: undefined };
  });
  if (!descriptor) return null;
  return {
    ...known,
    name,
    version: "development",
    enabled: true,
    entry: `${origin}/${entry}`,
    integrity: {},
    shared: undefined, // A development build has its own list.
    descriptor,
  };
}

/** URL of the registry of the live versions. */
export const REGISTRY_URL = "/remotes.json";

/** Returns the registry URL. The server resolves the preview, and pinned versions for roles that may use them. */
export function getRegistryUrl(): string {
  const pins = getActiveOverrides().filter((override) => "version" in override);
  const query = new URLSearchParams(pins.map((pin) => ["pin", formatOverride(pin)]));
  const preview = getPreviewId();
  if (preview !== null) query.set(PREVIEW_PARAMETER, preview);
  const text = query.toString();
  return text ? `${REGISTRY_URL}?${text}` : REGISTRY_URL;
}

/** Replaces overridden remotes with those of development servers, adds new ones, and allows those origins. */
export async function applyOverrides(runtime: RemoteRuntime, registry: Registry): Promise<Registry> {
  const servers = new Map(
    getActiveOverrides().flatMap((one) => ("origin" in one ? [[one.name, one.origin]] : [])),
  );
  const known = registry.remotes.map((remote) => {
    const origin = servers.get(remote.name);
    servers.delete(remote.name);
    return origin === undefined ? remote : loadFromServer(remote.name, origin, remote);
  });
  const added = [...servers].map(([name, origin]) => loadFromServer(name, origin));
  const remotes = (await Promise.all([...known, ...added])).filter((remote) => remote !== null);
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
 * Reloads the page with the overrides and the preview of this tab in the URL, because the server must know them: it
 * then sends a policy that allows development servers, no preload hints for replaced remotes, and the shell and the
 * document of the preview. Returns true if the page reloads. Pages whose URL contained a secret don't, because it
 * would be lost.
 */
export function reopenWithOverrides(): boolean {
  const { href, search } = window.location;
  const query = new URLSearchParams(search);
  const overrides = getActiveOverrides();
  const preview = getPreviewId();
  const isMissing =
    (overrides.length > 0 && !query.has("mfe")) || (preview !== null && !query.has(PREVIEW_PARAMETER));
  if (!isMissing || window.__listwiseSecrets !== undefined) return false;
  const url = new URL(overrides.length > 0 ? addOverrides(href, overrides) : href);
  if (preview !== null) url.searchParams.set(PREVIEW_PARAMETER, preview);
  window.location.replace(url);
  return true;
}
