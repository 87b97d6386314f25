import type { DataRouterLike } from "@listwise/shared-ui";
import { createContext } from "react";

/** The one router of the page, for the outlets that hand it to remotes. */
export const RouterContext = createContext<DataRouterLike | null>(null);
