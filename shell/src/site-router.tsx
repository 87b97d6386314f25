import type { Registry } from "@listwise/contracts/remotes";
import { createBrowserRouter } from "react-router-dom";
import { PageProblem } from "./chrome/layout/page-problem";
import { SiteLayout } from "./chrome/layout/site-layout";
import { SlowStart } from "./chrome/loading/slow-start";
import { NotFoundPage } from "./features/placeholders/not-found.page";
import { ownPaths, ownRoutes } from "./own-routes";
import { pageRuntime } from "./host/page-runtime";
import { createAdminRoute } from "./host/routes/admin-area";
import { addNewRoutes, PAGES_ROUTE } from "./host/routes/add-new-routes";
import { createRedirectRoutes } from "./host/routes/redirect-routes";
import { NOT_FOUND, createRemoteRoutes, createReservedRoutes } from "./host/routes/remote-routes";

const notFound = <NotFoundPage />;

/**
 * Creates all routes of the site: the shell's own pages, the remotes' pages from their descriptors, and
 * not-found for the rest.
 */
export function createSiteRouter(registry: Registry) {
  const router = createBrowserRouter([
    {
      element: <SiteLayout />,
      errorElement: <PageProblem />,
      hydrateFallbackElement: <SlowStart />,
      children: [
        {
          id: PAGES_ROUTE,
          errorElement: <PageProblem />,
          children: [
            ...ownRoutes,
            ...createRemoteRoutes(pageRuntime, registry),
            ...createRedirectRoutes(registry.redirects ?? [], notFound),
            createAdminRoute(pageRuntime, notFound),
            ...createReservedRoutes(registry, ownPaths, notFound),
            { path: "*", element: notFound, handle: NOT_FOUND },
          ],
        },
      ],
    },
  ]);
  addNewRoutes(pageRuntime, router, registry, notFound);
  return router;
}
