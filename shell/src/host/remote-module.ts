import type { RegistryRemote } from "@listwise/contracts";
import type { ParcelConfigObject } from "single-spa";

/** A module that a remote exposes: single-spa's lifecycle functions of a parcel. */
export type RemoteModule = ParcelConfigObject;

/** A version of a remote that the current role may load, with entry URL and hashes. */
export type LoadableRemote = RegistryRemote &
  Required<Pick<RegistryRemote, "entry" | "integrity">> & {
    /** True if it replaces a live version that failed here. */
    fallback?: boolean;
  };

/** A module of a remote and the version it belongs to. */
export interface LoadedRemote {
  release: LoadableRemote;
  lifecycles: RemoteModule;
}

const lifecycles = ["bootstrap", "mount", "unmount"] as const;

/** Returns true if a value has the lifecycle functions of a remote module. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== "object" || value === null) return false;
  return lifecycles.every((name) => typeof Reflect.get(value, name) === "function");
}
