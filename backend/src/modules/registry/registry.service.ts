import { type Registry, type RegistryRemote, type RemoteDescriptor } from "@listwise/contracts";
import type { Composition, LiveRelease, PlacedRelease } from "./release-store";

/** A remote of which every route is for administrators is for administrators. */
export function isForAdmins(descriptor: RemoteDescriptor): boolean {
  return descriptor.routes.length > 0 && descriptor.routes.every((route) => route.guard === "admin");
}

/** The registry for the one who asks: what they may not load is named without its address. */
export function buildRegistry({ id, releases }: Composition, asksAdmin: boolean): Registry {
  const remotes = [...releases.values()]
    .map((live) => describe(live, asksAdmin))
    .filter((remote) => remote !== null)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { composition: id, shell: { version: releases.get("shell")?.release.version ?? "none" }, remotes };
}

function describe(
  { release, base, enabled, previous }: LiveRelease,
  asksAdmin: boolean,
): RegistryRemote | null {
  const { descriptor, version, entry, integrity, shared } = release;
  if (!descriptor) return null;
  const common = { name: descriptor.name, version, enabled, descriptor };
  if (!enabled || (isForAdmins(descriptor) && !asksAdmin)) return common;
  return {
    ...common,
    entry: base + entry,
    integrity,
    ...(shared && { shared }),
    ...(previous && { previous: fallback(previous) }),
  };
}

function fallback({ release, base }: PlacedRelease): RegistryRemote["previous"] {
  return { version: release.version, entry: base + release.entry, integrity: release.integrity };
}
