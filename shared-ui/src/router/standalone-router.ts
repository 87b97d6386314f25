import { createBrowserRouter } from "react-router-dom";
import { getRemoteRouteId } from "./data-router-like";

export { RouterProvider } from "react-router-dom";

/** Creates the router of a remote that runs alone and owns every URL. */
export function createStandaloneRouter(name: string) {
  return createBrowserRouter([{ id: getRemoteRouteId(name), path: "*", element: null }]);
}
