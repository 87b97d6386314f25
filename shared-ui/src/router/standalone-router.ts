import { createBrowserRouter } from "react-router-dom";
import { remoteRouteId } from "./data-router-like";

export { RouterProvider } from "react-router-dom";

/** A router for a remote that runs alone: every address is its own. */
export function createStandaloneRouter(name: string) {
  return createBrowserRouter([{ id: remoteRouteId(name), path: "*", element: null }]);
}
