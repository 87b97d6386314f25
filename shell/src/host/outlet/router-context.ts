import type { DataRouterLike } from "@listwise/shared-ui";
import { createContext } from "react";

/** The page's router, for outlets that pass it to remotes. */
export const RouterContext = createContext<DataRouterLike | null>(null);
