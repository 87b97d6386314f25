import type { FunctionComponent } from "react";
import { createRoot } from "react-dom/client";
import { createStandaloneRouter, RouterProvider } from "../router/standalone-router";
import { GlobalStyle } from "../theme/global-style.styles";
import type { RemotePage, RemoteProps } from "./remote-props";

interface Standalone {
  name: string;
  pages: readonly RemotePage[];
  Root: FunctionComponent<RemoteProps>;
}

/**
 * Runs a remote without the shell, for development: the same root with its own router.
 *
 * @throws Error if the page has no element `#root`
 */
export function startStandalone({ name, pages, Root }: Standalone): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root");
  const home = pages[0]?.path;
  if (home && window.location.pathname === "/") window.history.replaceState(null, "", home);
  const router = createStandaloneRouter(name);
  createRoot(element).render(
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
      <Root router={router} remote={name} version="development" pages={pages} onError={reportError} />
    </>,
  );
}
