import type { DataRouterLike } from "@listwise/shared-ui";
import { createContext, type ReactNode } from "react";
import type { RemoteRuntime } from "../remote-runtime";

/** Dependencies of the outlets. */
export interface OutletContextValue {
  runtime: RemoteRuntime;
  /** The page's router, which remotes render with. */
  router: DataRouterLike;
  /** Branded overlay above a page that loads. It appears after the time in the CSS property `--overlay-delay`. */
  overlay?: ReactNode;
}

/** Provides outlets with runtime and router; without them, outlets stay empty. */
export const OutletContext = createContext<OutletContextValue | null>(null);
