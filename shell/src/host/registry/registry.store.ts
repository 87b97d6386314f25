import type { Registry, RegistryRemote, RemoteName } from "@listwise/contracts/remotes";
import { create } from "zustand";

/** State of the registry in this tab. */
export interface RegistryState {
  status: "loading" | "ready" | "failed";
  registry: Registry | null;
  /** Time of the last read, Unix time in milliseconds. */
  readAt: number;
}

/** The registry as last read. */
export const useRegistryStore = create<RegistryState>(() => ({
  status: "loading",
  registry: null,
  readAt: 0,
}));

/** Returns a remote from the registry; `undefined` if it is unknown or not for the current role. */
export function getRemote(name: RemoteName): RegistryRemote | undefined {
  return useRegistryStore.getState().registry?.remotes.find((remote) => remote.name === name);
}
