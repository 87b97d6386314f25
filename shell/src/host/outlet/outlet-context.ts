import type { DataRouterLike } from "@listwise/shared-ui";
import { createContext } from "react";
import type { RemoteRuntime } from "../remote-runtime";

/** Dependencies of the outlets. */
export interface OutletContextValue {
  runtime: RemoteRuntime;
  /** The page's router, which remotes render with. */
  router: DataRouterLike;
}

/** Provides outlets with runtime and router; without them, outlets stay empty. */
export const OutletContext = createContext<OutletContextValue | null>(null);
