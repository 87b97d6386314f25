import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DataRouterLike } from "../router/data-router-like";
import { SharedRouter } from "../router/shared-router";

/** Props of {@link AppProviders}. */
export interface AppProvidersProps {
  router: DataRouterLike;
  /** Remote that owns the pages below; left out by widgets, which show on any page. */
  owner?: string;
  client: QueryClient;
  children: ReactNode;
}

/** What every root of a remote stands in. Context does not cross roots, so each has the same providers. */
export function AppProviders({ router, owner, client, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <SharedRouter router={router} owner={owner}>
        {children}
      </SharedRouter>
    </QueryClientProvider>
  );
}
