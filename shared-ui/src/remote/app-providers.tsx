import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DataRouterLike } from "../router/data-router-like";
import { SharedRouter } from "../router/shared-router";

/** Props of {@link AppProviders}. */
export interface AppProvidersProps {
  router: DataRouterLike;
  /** Remote that owns the pages below; absent for widgets, which render on any page. */
  owner?: string;
  client: QueryClient;
  children: ReactNode;
}

/**
 * Provides the router and query client to a remote's React root. Context does not cross roots, so every root
 * has its own providers.
 */
export function AppProviders({ router, owner, client, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <SharedRouter router={router} owner={owner}>
        {children}
      </SharedRouter>
    </QueryClientProvider>
  );
}
