import type { Registry } from "@listwise/contracts";
import { guard } from "@listwise/shared-auth";
import { createBrowserRouter, Outlet } from "react-router-dom";
import { WidgetOutlet } from "./platform/outlet/widget-outlet";
import { remoteRoutes, reservedRoutes } from "./platform/routes/remote-routes";

/** Paths the shell itself owns. */
const own = ["/login", "/register"];

function Layout() {
  return (
    <main>
      <Outlet />
      <WidgetOutlet outlet="overlay" may={(kind) => guard(kind, window.location.pathname).allow} />
    </main>
  );
}

const notFound = <h1>Page not found</h1>;

/** All routes of the site: the shell's own pages, the remotes' from their descriptors, and not-found for the rest. */
export function createSiteRouter(registry: Registry) {
  return createBrowserRouter([
    {
      element: <Layout />,
      hydrateFallbackElement: <></>,
      children: [
        ...remoteRoutes(registry),
        ...reservedRoutes(registry, own, notFound),
        { path: "*", element: notFound },
      ],
    },
  ]);
}
