import { queryClient } from "@listwise/shared-auth";
import { Toaster } from "@listwise/shared-ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from "react-router-dom";
import { siteGuard } from "../chrome/gates/license";
import { SiteLayout } from "../chrome/layout/site-layout";
import { ownRoutes } from "../own-routes";
import { connectHost, getHostPorts } from "../host/ports";

/** Creates a route that simulates a page of a remote that works on the current app. */
function page(path: string, title: string, allCountries = false): RouteObject {
  return {
    path,
    handle: { title, workspace: true, allCountries },
    loader: async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const answer = await getHostPorts().guard("user", pathname + search);
      return "redirect" in answer ? Response.redirect(new URL(answer.redirect, request.url)) : null;
    },
    element: (
      <>
        <h1>{title}</h1>
        <Link to="/keywords">To the keywords</Link>
      </>
    ),
  };
}

interface Site {
  container: HTMLElement;
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
}

/** Renders the shell's chrome and own pages, with two pages that need a login and public ones. */
export function renderSite(path: string): Site {
  connectHost({ guard: siteGuard });
  const children = [
    ...ownRoutes,
    { path: "/", element: <h1>Home</h1>, handle: { title: "Home" } },
    { path: "/blog", element: <h1>Blog</h1>, handle: { title: "Blog" } },
    { path: "/admin", element: <h1>Admin</h1>, handle: { title: "Admin Dashboard" } },
    page("/dashboard", "Dashboard"),
    page("/keywords", "Keywords", true),
  ];
  const router = createMemoryRouter([{ element: <SiteLayout />, hydrateFallbackElement: <></>, children }], {
    initialEntries: [path],
  });
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { container, router, user: userEvent.setup() };
}
