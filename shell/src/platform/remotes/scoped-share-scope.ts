import { createScopedBus, type ScopedBus } from "@listwise/shared-auth";

type Factory = () => unknown;

interface SharedModule {
  lib?: Factory | null;
  get: () => Factory | Promise<Factory>;
}

/** Shared modules by name and version, in the format of webpack's share scope. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

const AUTH = "@listwise/shared-auth";
const buses = new Map<string, ScopedBus>();

/** Returns the scoped bus of a remote. */
export function getScopedBus(remote: string): ScopedBus {
  const known = buses.get(remote) ?? createScopedBus();
  buses.set(remote, known);
  return known;
}

function withScopedBus(shared: SharedModule, bus: ScopedBus): SharedModule {
  const withBus = (module: unknown) => (): unknown =>
    Object.defineProperty({ ...Object(module), bus }, "__esModule", { value: true });
  const lib = shared.lib ? withBus(shared.lib()) : null;
  return { ...shared, lib, get: async () => lib ?? withBus((await shared.get())()) };
}

/** Returns the page's share scope with the remote's scoped bus in place of the page's bus. */
export function createScopedShareScope(remote: string, scope: ShareScope): ShareScope {
  const versions = Object.entries(scope[AUTH] ?? {});
  const bus = getScopedBus(remote);
  return {
    ...scope,
    [AUTH]: Object.fromEntries(versions.map(([version, one]) => [version, withScopedBus(one, bus)])),
  };
}
