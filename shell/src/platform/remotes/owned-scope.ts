import { createOwnedBus, type OwnedBus } from "@listwise/shared-auth";

type Factory = () => unknown;

interface SharedModule {
  lib?: Factory | null;
  get: () => Factory | Promise<Factory>;
}

/** Shared modules by name and version, in the format of webpack's share scope. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

const AUTH = "@listwise/shared-auth";
const buses = new Map<string, OwnedBus>();

/** Returns the scoped bus of a remote. */
export function busOf(remote: string): OwnedBus {
  const known = buses.get(remote) ?? createOwnedBus();
  buses.set(remote, known);
  return known;
}

function owned(shared: SharedModule, bus: OwnedBus): SharedModule {
  const withBus = (module: unknown) => () =>
    Object.defineProperty({ ...Object(module), bus }, "__esModule", { value: true });
  const lib = shared.lib ? withBus(shared.lib()) : null;
  return { ...shared, lib, get: async () => lib ?? withBus((await shared.get())()) };
}

/** Returns the page's share scope with the remote's scoped bus in place of the page's bus. */
export function scopeFor(remote: string, scope: ShareScope): ShareScope {
  const versions = Object.entries(scope[AUTH] ?? {});
  const bus = busOf(remote);
  return {
    ...scope,
    [AUTH]: Object.fromEntries(versions.map(([version, one]) => [version, owned(one, bus)])),
  };
}
