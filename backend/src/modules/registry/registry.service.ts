import { REMOTE_NAMES, type Registry, type RegistryRemote, type RemoteDescriptor } from "@listwise/contracts";
import type { Composition, LiveRelease } from "./release-store";

/** A remote of which every route is for administrators is for administrators. */
export function isForAdmins(descriptor: RemoteDescriptor): boolean {
  return descriptor.routes.length > 0 && descriptor.routes.every((route) => route.guard === "admin");
}

/** The registry for the one who asks: what they may not load is named without its address. */
export function buildRegistry({ id, releases }: Composition, asksAdmin: boolean): Registry {
  const remotes = REMOTE_NAMES.map((name) => releases.get(name)).flatMap((live) => {
    const remote = live && describe(live, asksAdmin);
    return remote ? [remote] : [];
  });
  return { composition: id, shell: { version: releases.get("shell")?.release.version ?? "none" }, remotes };
}

function describe({ release, base }: LiveRelease, asksAdmin: boolean): RegistryRemote | null {
  const { descriptor, version, entry, integrity } = release;
  if (!descriptor) return null;
  const common = { name: descriptor.name, version, enabled: true, descriptor };
  if (isForAdmins(descriptor) && !asksAdmin) return common;
  return { ...common, entry: base + entry, integrity };
}
