import type { RegistryRemote } from "@listwise/contracts";
import type { ParcelConfigObject } from "single-spa";

/** What a remote's exposed module must be: the functions single-spa calls on a parcel. */
export type RemoteModule = ParcelConfigObject;

/** A version of a remote that this role may load: the registry gave its address and the hashes of its files. */
export type LoadableRemote = RegistryRemote &
  Required<Pick<RegistryRemote, "entry" | "integrity">> & {
    /** Taken because the live one failed here. */
    fallback?: boolean;
  };

/** A module of a remote, with the version it is of. */
export interface LoadedRemote {
  release: LoadableRemote;
  lifecycles: RemoteModule;
}

const lifecycles = ["bootstrap", "mount", "unmount"] as const;

/** Whether something loaded is a remote's module and not, say, a module of the same name from another age. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== "object" || value === null) return false;
  return lifecycles.every((name) => typeof Reflect.get(value, name) === "function");
}
