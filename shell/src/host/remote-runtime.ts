import type { RemoteName } from "@listwise/contracts/remotes";
import type { ScopedBus } from "@listwise/shared-auth";
import type { AppProps } from "single-spa";
import type { PageLog } from "./page-log";
import type { Container, LoadableRemote, LoadedRemote } from "./remote-module";

/** Identifies a version of a remote. */
export type VersionKey = Pick<LoadableRemote, "name" | "entry">;

/** State of one version of a remote. */
export interface VersionState {
  /** Number of failures so far. It is part of the next attempt's URLs, so that no cache responds. */
  failures: number;
  /** Unix time in milliseconds until which other versions are preferred. */
  quarantinedUntil: number;
  /** The container that an attempt opens or has opened. */
  container?: { attempt: number; opening: Promise<Container> };
  isPreloaded: boolean;
  /** Unix time in milliseconds of the last report that the version works, or 0. */
  reportedAt: number;
}

/** State of one remote. */
export interface RemoteState {
  /** Loads by exposed module. Concurrent callers share one. */
  loads: Map<string, Promise<LoadedRemote>>;
  /** Entry URL of the live version when the remote was last entered. */
  enteredEntry?: string;
  /** Version that the last entry loaded. */
  used?: LoadableRemote;
  /** Consecutive failures, and the Unix time in milliseconds until which the circuit breaker is open. */
  breaker: { failures: number; openUntil: number };
  /** Number of mounted roots. */
  mounts: number;
  /** Number of those that are pages, or widgets opened over one. They pin the version. */
  pageMounts: number;
  /** Mounts every root again with the code that is loaded then. */
  remounts: Set<() => void>;
  /** Bus whose subscriptions end with the last mount. */
  bus?: ScopedBus;
  /** Settles after the latest entry script. They run in turn, because all versions use the same global. */
  entryScripts: Promise<unknown>;
  /** By entry URL. */
  versions: Map<string, VersionState>;
}

/** Integrity hashes of a release. */
export interface ReleaseFolder {
  hashes: Readonly<Record<string, string>>;
  /** Number of earlier attempts, added to the URLs to bypass caches. */
  attempt: number;
}

/**
 * Owns all state of loading and mounting remotes. The functions in the folders beside this file take it as
 * their first parameter. The page has one, `pageRuntime`; each test creates its own.
 */
export class RemoteRuntime {
  readonly remotes = new Map<RemoteName, RemoteState>();
  /** Releases whose scripts may load, by folder URL. */
  readonly releases = new Map<string, ReleaseFolder>();
  /** Origins of development servers, whose scripts load without hashes. */
  readonly allowedOrigins = new Set<string>();
  /** Calls and errors that the page reports of the versions that it uses. */
  readonly log: PageLog = { calls: [], errors: [] };
  /** Remote whose event is being delivered; `undefined` for those of the shell, the server and other tabs. */
  emitter?: RemoteName | undefined;
  /** The request that revalidates the registry, while one is under way. */
  registryRefresh?: Promise<void>;
  /** Mounts parcels into the root parcel, which is created on first use. */
  rootMount?: Promise<AppProps["mountParcel"]>;

  /** Returns the state of a remote, creating it on first use. */
  getState(name: RemoteName): RemoteState {
    const state: RemoteState = this.remotes.get(name) ?? {
      loads: new Map(),
      breaker: { failures: 0, openUntil: 0 },
      mounts: 0,
      pageMounts: 0,
      remounts: new Set(),
      entryScripts: Promise.resolve(),
      versions: new Map(),
    };
    this.remotes.set(name, state);
    return state;
  }

  /** Returns the state of a version, creating it on first use. */
  getVersion({ name, entry }: VersionKey): VersionState {
    const { versions } = this.getState(name);
    const version: VersionState = versions.get(entry) ?? {
      failures: 0,
      quarantinedUntil: 0,
      isPreloaded: false,
      reportedAt: 0,
    };
    versions.set(entry, version);
    return version;
  }
}
