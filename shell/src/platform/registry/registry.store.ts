import type { Registry, RegistryRemote, RemoteName } from "@listwise/contracts";
import { create } from "zustand";

/** What is known of the remotes that exist. */
export interface RegistryState {
  status: "loading" | "ready" | "failed";
  registry: Registry | null;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/** The registry as it was last read. */
export const useRegistryStore = create<RegistryState>(() => ({
  status: "loading",
  registry: null,
  readAt: 0,
}));

/** One remote as the registry describes it for the present role. */
export function remoteInRegistry(name: RemoteName): RegistryRemote | undefined {
  return useRegistryStore.getState().registry?.remotes.find((remote) => remote.name === name);
}
