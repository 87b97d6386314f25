import type {
  Blocker,
  BlockerFunction,
  Location,
  NavigateOptions,
  NavigationType,
  To,
} from "react-router-dom";

/** The part of the shell's router that a remote's root needs. A router of `createBrowserRouter` satisfies it. */
export interface DataRouterLike {
  readonly state: {
    readonly location: Location;
    readonly historyAction: NavigationType;
    /** Matched routes, outermost first. */
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    /** Navigation blockers by key. */
    readonly blockers?: ReadonlyMap<string, Blocker>;
  };
  /** Subscribes to changes of `state`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  createHref(location: Location | URL): string;
  /** Registers the function that decides whether to block a navigation. */
  getBlocker?(key: string, decide: BlockerFunction): Blocker;
  deleteBlocker?(key: string): void;
}

/** Returns the ID of the route that contains all pages of a remote in the shell's router. */
export function getRemoteRouteId(remote: string): string {
  return `remote:${remote}`;
}
