import { UnimplementedPage } from "../composites/unimplemented-page";
import { matchPath, useLocation } from "../router/facade";
import type { RemotePage } from "./remote-props";

/** Renders the placeholder of a route that the remote owns but has not implemented, under the route's title. */
export function UnimplementedRoute({ pages }: { pages: readonly RemotePage[] }) {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  return <UnimplementedPage title={page?.title ?? "This page"} />;
}
