import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { useRegistryStore } from "../registry/registry.store";
import type { RemoteRuntime } from "../remote-runtime";
import { aRegistry, aRemote, createRuntime } from "../testing/a-registry";
import { addNewRoutes, PAGES_ROUTE } from "./add-new-routes";
import { createRedirectRoutes } from "./redirect-routes";

const redirects = [{ from: "/old/:id", to: "/new/:id" }];
const registry = { ...aRegistry(aRemote()), redirects };
let runtime: RemoteRuntime;
beforeEach(() => (runtime = createRuntime(registry)));

function open(address: string) {
  const notFound = <h1>Page not found</h1>;
  const router = createMemoryRouter(
    [
      {
        id: PAGES_ROUTE,
        hydrateFallbackElement: <></>,
        children: [
          ...createRedirectRoutes(redirects, notFound),
          { path: "/new/:id", element: <h1>New page</h1> },
          { path: "*", element: notFound },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  addNewRoutes(runtime, router, registry, notFound);
  render(<RouterProvider router={router} />);
  return router;
}

test("a redirected address leads to its page, with its parameters, query and hash", async () => {
  const router = open("/old/a%20b?country=de");
  expect(await screen.findByRole("heading", { name: "New page" })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: "/new/a%20b", search: "?country=de" });
});

test("F59 a redirect that is added while the tab is open works, and one that is removed no longer does", async () => {
  const router = open("/new/1");
  const added = [{ from: "/former", to: "/new/2" }];
  useRegistryStore.setState({ registry: { ...registry, redirects: added } });
  await act(() => router.navigate("/former"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/new/2"));
  await act(() => router.navigate("/old/1"));
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument();
});
