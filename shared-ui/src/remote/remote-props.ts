import type { DataRouterLike } from "../router/data-router-like";

/** A page of the remote as its `remote.json` declares it; further fields are the shell's business. */
export interface RemotePage {
  /** Route pattern from the site's root. */
  path: string;
  title: string;
  /** Not built yet: shown as {@link PlannedRoute}. */
  planned?: boolean | undefined;
}

/** What the shell hands to every remote's root, page or widget. */
export interface RemoteProps {
  router: DataRouterLike;
  /** The remote's name, e.g. `mfe-tracking`. (`name` is the parcel's own, given by single-spa.) */
  remote: string;
  version: string;
  pages: readonly RemotePage[];
  /** Called once when the tree below the root threw: the shell takes the root away and shows its panel. */
  onError: (error: unknown) => void;
}
