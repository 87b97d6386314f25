import {
  isInAdminArea,
  omitAdminParts,
  type PreviewNotice,
  type Registry,
  type RegistryRemote,
} from "@listwise/contracts/remotes";
import type { Composition, LiveRelease, LocatedRelease } from "./release-store";

/** Returns the registry for a caller. Entries for administrators are hidden from everyone else, also in a preview. */
export function buildRegistry(
  { id, releases, redirects }: Composition,
  asksAdmin: boolean,
  preview?: PreviewNotice | null,
): Registry {
  const remotes = [...releases.values()]
    .map((live) => describe(live, asksAdmin))
    .filter((remote) => remote !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const shell = { version: releases.get("shell")?.release.version ?? "none" };
  const known = redirects.filter(({ from }) => asksAdmin || !isInAdminArea(from));
  const registry = { composition: id, shell, remotes, ...(known.length > 0 && { redirects: known }) };
  if (!preview) return { ...registry, preview };
  const seen = new Set(["shell", ...remotes.map(({ name }) => name)]);
  const versions = Object.entries(preview.versions).filter(([name]) => seen.has(name));
  return { ...registry, preview: { ...preview, versions: Object.fromEntries(versions) } };
}

function describe(
  { release, base, enabled, previous, owner }: LiveRelease,
  asksAdmin: boolean,
): RegistryRemote | null {
  const { descriptor, version, entry, integrity, shared } = release;
  const known = descriptor && (asksAdmin ? descriptor : omitAdminParts(descriptor));
  if (!known) return null;
  const common = {
    name: known.name,
    version,
    enabled,
    descriptor: { ...known, owner: owner ?? known.owner },
  };
  if (!enabled) return common;
  return {
    ...common,
    entry: base + entry,
    integrity,
    ...(shared && { shared }),
    ...(previous && { previous: fallback(previous) }),
  };
}

function fallback({ release, base }: LocatedRelease): RegistryRemote["previous"] {
  return { version: release.version, entry: base + release.entry, integrity: release.integrity };
}
