import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { connectHost, type GuardAnswer } from "../ports";
import { useRegistryStore } from "../registry/registry.store";
import type { RemoteRuntime } from "../remote-runtime";
import { aRegistry, aRemote, createRuntime } from "../testing/a-registry";
import { createAdminRoute } from "./admin-area";

const visitors = aRegistry(aRemote());
const { descriptor } = aRemote();
const route = { path: "/admin/users", guard: "admin", titleKey: "seo.title.x", title: "Users" } as const;
const whole = aRegistry(...visitors.remotes, {
  ...aRemote({ name: "mfe-admin" }),
  descriptor: { ...descriptor, name: "mfe-admin", routes: [route] },
});
let runtime: RemoteRuntime;
let ask: jest.SpyInstance;
let unsubscribe: () => void;

function open(path: string, answer: GuardAnswer) {
  connectHost({ guard: () => answer, role: () => (answer.allow ? "admin" : null) });
  const router = createMemoryRouter(
    [
      {
        id: "pages",
        hydrateFallbackElement: <></>,
        children: [
          createAdminRoute(runtime, <h1>Page not found</h1>),
          { path: "/login", element: <h1>Login</h1> },
          { path: "/dashboard", element: <h1>Dashboard</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  unsubscribe = useRegistryStore.subscribe(({ registry }) => {
    if (registry?.remotes.length === 2)
      router.patchRoutes("pages", [{ path: "/admin/users", element: <h1>Users</h1> }]);
  });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  runtime = createRuntime(visitors);
  ask = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(whole));
});

afterEach(() => unsubscribe());

test.each([
  ["a visitor", "/login", "Login"],
  ["a user", "/dashboard", "Dashboard"],
] as const)(
  "%s on an admin URL is redirected, and no admin request is sent",
  async (_who, redirect, heading) => {
    open("/admin/users", { allow: false, redirect });
    expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
  },
);

test("an administrator with the visitors' registry gets the page after the registry is revalidated", async () => {
  const router = open("/admin/users?page=2", { allow: true });
  expect(await screen.findByRole("heading", { name: "Users" })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: "/admin/users", search: "?page=2" });
});

test("a URL that the new registry does not contain either is not found, without a redirect loop", async () => {
  open("/admin/nonsense", { allow: true });
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(1);
});
