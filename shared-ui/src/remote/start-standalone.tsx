import type { FunctionComponent } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { remoteRouteId } from "../router/data-router-like";
import { GlobalStyle } from "../theme/global-style.styles";
import type { RemotePage, RemoteProps } from "./remote-props";

interface Standalone {
  name: string;
  pages: readonly RemotePage[];
  Root: FunctionComponent<RemoteProps>;
}

function open(home: string | undefined, pathname: string) {
  return pathname === "/" && home ? home : null;
}

/** Runs a remote alone, for its own team: the same root, with a router of its own instead of the shell's. */
export function startStandalone({ name, pages, Root }: Standalone): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  const home = open(pages[0]?.path, window.location.pathname);
  if (home) window.history.replaceState(null, "", home);
  const router = createBrowserRouter([{ id: remoteRouteId(name), path: "*", element: null }]);
  createRoot(element).render(
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
      <Root router={router} remote={name} version="development" pages={pages} onError={reportError} />
    </>,
  );
}
