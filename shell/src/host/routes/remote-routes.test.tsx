import { createLifecycles, Loading, type RemoteProps } from "@listwise/shared-ui";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import singleSpaReact from "single-spa-react";
import { connectHost, type GuardAnswer } from "../ports";
import { loadModule } from "../delivery/load-module";
import { LoadError } from "../delivery/load-error";
import { createRemoteRoutes, createReservedRoutes } from "./remote-routes";
import { OutletContext } from "../outlet/outlet-context";
import type { RemoteRuntime } from "../remote-runtime";
import { aRegistry, aRemote, createRuntime } from "../testing/a-registry";

jest.mock("../delivery/load-module", () => ({ loadModule: jest.fn() }));

const load = jest.mocked(loadModule);
const registry = aRegistry(aRemote());
const buildLifecycles = (Root: (props: RemoteProps) => React.ReactNode) =>
  createLifecycles({ name: "mfe-content", Root, singleSpaReact });

let runtime: RemoteRuntime;

function Broken(): never {
  throw new Error("boom");
}

function openSite(address: string, guard: () => GuardAnswer = () => ({ allow: true })) {
  connectHost({ guard, report: () => Promise.resolve(undefined) });
  const router = createMemoryRouter(
    [
      ...createRemoteRoutes(runtime, registry).map((route) => ({ ...route, hydrateFallbackElement: <></> })),
      ...createReservedRoutes(registry, ["/login"], <p>Not found</p>),
      { path: "/login", element: <p>Log in</p> },
      { path: "/", element: <p>Home</p> },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <OutletContext value={{ runtime, router }}>
      <RouterProvider router={router} />
    </OutletContext>,
  );
  const status = () =>
    view.container.querySelector("[data-remote='mfe-content']")?.getAttribute("data-remote-status");
  return { ...view, router, status };
}

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  load.mockReset();
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(registry));
  runtime = createRuntime(registry);
});

test("mounts the remote and unmounts it when the location leaves", async () => {
  load.mockResolvedValue(buildLifecycles(() => <h1>Blog of the remote</h1>));
  const { router, status } = openSite("/blog");
  expect(await screen.findByRole("heading", { name: "Blog of the remote" })).toBeInTheDocument();
  await waitFor(() => expect(status()).toBe("ready"));
  await router.navigate("/");
  expect(await screen.findByText("Home")).toBeInTheDocument();
  expect(screen.queryByText("Blog of the remote")).not.toBeInTheDocument();
});

test("a remote that cannot be loaded shows the panel; Retry restores it", async () => {
  load.mockRejectedValue(new LoadError("INVALID_ENTRY", "a page"));
  const { status } = openSite("/blog");
  expect(await screen.findByRole("heading", { name: "This section is unavailable" })).toBeInTheDocument();
  expect(status()).toBe("failed");
  expect(screen.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/login");
  load.mockReset().mockResolvedValue(buildLifecycles(() => <h1>Recovered</h1>));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Recovered" })).toBeInTheDocument();
  await waitFor(() => expect(status()).toBe("ready"));
});

test("the panel shows the report number", async () => {
  load.mockRejectedValue(new LoadError("INVALID_ENTRY", "a page"));
  openSite("/blog");
  connectHost({ report: () => Promise.resolve("report-7") });
  expect(await screen.findByText("report-7")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy the report number" })).toBeInTheDocument();
});

test("a remote that throws while rendering affects only its own slot", async () => {
  load.mockResolvedValue(buildLifecycles(Broken));
  const { status } = openSite("/blog");
  expect(await screen.findByRole("alert")).toHaveTextContent("It stopped with an error.");
  expect(status()).toBe("failed");
});

test("F55 the slot shows the skeleton of the route's kind until the page's own code has arrived", async () => {
  let arrive: () => void = () => undefined;
  const Page = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <h1>Blog of the remote</h1> });
      }),
  );
  let finish: (loaded: unknown) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { container, status } = openSite("/blog");
  const kind = () => container.querySelector("[data-page-skeleton]")?.getAttribute("data-page-skeleton");
  await waitFor(() => expect(kind()).toBe("list"));
  expect(status()).toBe("loading");
  finish(
    buildLifecycles(() => (
      <Suspense fallback={<Loading isPage />}>
        <Page />
      </Suspense>
    )),
  );
  await waitFor(() => expect(status()).toBe("ready"));
  expect(kind()).toBe("list");
  arrive();
  expect(await screen.findByRole("heading", { name: "Blog of the remote" })).toBeInTheDocument();
  await waitFor(() => expect(kind()).toBeUndefined());
});

test("F55 a remote that takes too long is slow, not broken; Retry mounts it", async () => {
  load.mockRejectedValue(new LoadError("DEADLINE", "late"));
  openSite("/blog");
  const panel = await screen.findByRole("alert");
  expect(panel).toHaveTextContent("This section is taking longer than usual");
  expect(panel).not.toHaveTextContent("error");
  load.mockReset().mockResolvedValue(buildLifecycles(() => <h1>Recovered</h1>));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Recovered" })).toBeInTheDocument();
});

test("a rejected visitor is redirected before any request for the remote", async () => {
  openSite("/blog", () => ({ allow: false, redirect: "/login" }));
  expect(await screen.findByText("Log in")).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test("a screen of the shell in place of the page loads nothing either", async () => {
  const { status } = openSite("/blog", () => ({ allow: false, screen: "verification" }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(status()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test("an unknown URL below a reserved segment is not found", async () => {
  openSite("/blog/no/such/page");
  expect(await screen.findByText("Not found")).toBeInTheDocument();
});
