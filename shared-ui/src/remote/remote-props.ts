import type { DataRouterLike } from "../router/data-router-like";

/** A page of the remote as declared in its `remote.json`; the other fields concern only the shell. */
export interface RemotePage {
  /** Route pattern from the site's root. */
  path: string;
  title: string;
  /** True if the page is not implemented yet; it renders as {@link UnimplementedRoute}. */
  planned?: boolean | undefined;
}

/** Props that the shell passes to every root of a remote, page or widget. */
export interface RemoteProps {
  router: DataRouterLike;
  /** The remote's name, e.g. `mfe-tracking`. (`name` is the parcel's own, set by single-spa.) */
  remote: string;
  version: string;
  pages: readonly RemotePage[];
  /** Called once if the tree below the root throws; the shell then unmounts the root and shows its error panel. */
  onError: (error: unknown) => void;
}
