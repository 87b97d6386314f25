import type {
  Blocker,
  BlockerFunction,
  Location,
  NavigateOptions,
  NavigationType,
  To,
} from "react-router-dom";

/** The part of the shell's router that a remote's root needs. The router of `createBrowserRouter` fits. */
export interface DataRouterLike {
  readonly state: {
    readonly location: Location;
    readonly historyAction: NavigationType;
    /** Routes that match the location, outermost first. */
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    /** What holds a navigation, by key. */
    readonly blockers?: ReadonlyMap<string, Blocker>;
  };
  /** Tells when `state` changed. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  createHref(location: Location | URL): string;
  /** Sets what decides whether a navigation is held. */
  getBlocker?(key: string, decide: BlockerFunction): Blocker;
  deleteBlocker?(key: string): void;
}

/** Id of the route under which all pages of a remote stand in the shell's router. */
export function remoteRouteId(remote: string): string {
  return `remote:${remote}`;
}
