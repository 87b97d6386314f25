import { REMOTE_NAMES, ReleaseSchema, type Registry, type RegistryRemote } from "@listwise/contracts";
import { openOrigin } from "../remotes/integrity";

/** A remote taken from its development server instead of from its release. */
export interface Override {
  name: string;
  origin: string;
}

const PATTERN = /^([a-z-]+)@(http:\/\/localhost:\d{2,5})$/;

/** Whether the server allows overrides on this page. */
function allowed(): boolean {
  const meta = document.querySelector('meta[name="listwise-overrides"]');
  return meta?.getAttribute("content") === "on";
}

/** The override the address asks for (`?mfe=mfe-tracking@http://localhost:4102`), where overrides are allowed. */
export function readOverride(search: string): Override | null {
  const [, name, origin] = PATTERN.exec(new URLSearchParams(search).get("mfe") ?? "") ?? [];
  const known = REMOTE_NAMES.some((remote) => remote === name);
  return name && origin && known && allowed() ? { name, origin } : null;
}

// Read once: it holds for this page, also after the first link has taken it out of the address.
export const activeOverride = readOverride(window.location.search);

async function released(origin: string) {
  const response = await fetch(`${origin}/release.json`);
  if (!response.ok) throw new Error(`${origin}/release.json answered ${response.status}`);
  return ReleaseSchema.parse(await response.json());
}

async function overridden(remote: RegistryRemote, { origin }: Override): Promise<RegistryRemote> {
  // When its server is down, the remote's own place says so; the rest of the site starts as always.
  const { entry, descriptor } = await released(origin).catch(() => ({
    entry: "remoteEntry.js",
    descriptor: null,
  }));
  return {
    ...remote,
    version: "development",
    entry: `${origin}/${entry}`,
    integrity: {},
    descriptor: descriptor ?? remote.descriptor,
  };
}

/** Opens the development servers the page was told about, and puts an overridden remote in its place. */
export async function withOverride(registry: Registry): Promise<Registry> {
  if (!allowed()) return registry;
  const remotes = await Promise.all(
    registry.remotes.map((remote) =>
      activeOverride?.name === remote.name ? overridden(remote, activeOverride) : remote,
    ),
  );
  for (const { entry } of remotes) {
    if (entry?.startsWith("http://localhost:")) openOrigin(new URL(entry).origin);
  }
  return { ...registry, remotes };
}
