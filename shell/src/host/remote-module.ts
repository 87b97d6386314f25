import type { RegistryRemote } from "@listwise/contracts/remotes";
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

type Factory = () => unknown;

/** A module that all bundles share. */
export interface SharedModule {
  lib?: Factory | null;
  get: () => Factory | Promise<Factory>;
}

/** Shared modules by name and version, in the format of webpack's share scope. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** The module federation container that a remote's entry script assigns to a global. */
export interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<Factory>;
}

const lifecycles = ["bootstrap", "mount", "unmount"] as const;

/** Returns true if a value has the lifecycle functions of a remote module. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== "object" || value === null) return false;
  return lifecycles.every((name) => typeof Reflect.get(value, name) === "function");
}
