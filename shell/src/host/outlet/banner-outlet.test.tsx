import { storage } from "@listwise/shared-auth";
import { createLifecycles } from "@listwise/shared-ui";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import singleSpaReact from "single-spa-react";
import { connectHost } from "../ports";
import { markRegistryStale } from "../registry/load-registry";
import { loadModule } from "../delivery/load-module";
import { loadRemoteModule } from "../delivery/load-remote";
import { addMount } from "../lifecycle/mounts";
import { OutletContext } from "./outlet-context";
import type { RemoteRuntime } from "../remote-runtime";
import { aRegistry, aRemote, aVersion, createRuntime } from "../testing/a-registry";
import { BannerOutlet } from "./banner-outlet";

jest.mock("../delivery/load-module", () => ({ loadModule: jest.fn() }));

const load = jest.mocked(loadModule);
const widget = {
  id: "news",
  module: "./news",
  outlet: "banner",
  query: "",
  height: 97,
  guard: "user",
} as const;
const remote = aRemote({ descriptor: { ...aRemote().descriptor, widgets: [widget] } });
const registry = aRegistry(remote);
const works = createLifecycles({
  name: "news",
  Root: ({ version }) => <h2 title={version}>News</h2>,
  singleSpaReact,
});

let runtime: RemoteRuntime;
let router: ReturnType<typeof createMemoryRouter>;

function show(may: boolean) {
  router = createMemoryRouter([{ path: "*", element: null }]);
  const view = render(
    <OutletContext value={{ runtime, router }}>
      <BannerOutlet may={() => may} />
    </OutletContext>,
  );
  return () => view.container.querySelector("[data-widget='news']");
}

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(console, "warn").mockReturnValue();
  load.mockReset().mockResolvedValue(works);
  storage.remove("banner-height-news");
  connectHost({ report: () => Promise.resolve(undefined) });
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(registry));
  runtime = createRuntime(registry);
  Reflect.set(
    globalThis,
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Reflect.set(globalThis, "requestIdleCallback", (work: () => void) => setTimeout(work, 30));
  Reflect.set(globalThis, "cancelIdleCallback", clearTimeout);
});

test("space is reserved as at the last visit, and nothing of the banner is loaded before the browser is idle", async () => {
  storage.set("banner-height-news", "97");
  const place = show(true);
  expect(place()).toHaveStyle({ "min-height": "97px" });
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByRole("heading", { name: "News" })).toBeInTheDocument();
});

/** Lets the outlet measure the banner when it is mounted. */
function measure(heightPx: number): void {
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(heightPx);
  Reflect.set(
    globalThis,
    "ResizeObserver",
    class {
      constructor(private readonly onSize: () => void) {}
      observe() {
        this.onSize();
      }
      disconnect() {}
    },
  );
}

test("at the first visit no space is reserved, and a banner opens it at the next navigation", async () => {
  measure(97);
  const place = show(true);
  expect(place()).toHaveStyle({ "min-height": "0px", "max-height": "0px" });
  await waitFor(() => expect(storage.get("banner-height-news")).toBe("97"));
  expect(place()).toHaveStyle({ "max-height": "0px" });
  await act(() => router.navigate("/next"));
  expect(place()).not.toHaveStyle({ "max-height": "0px" });
});

test("a widget without a declared height opens right away, and no space is remembered for it", async () => {
  measure(120);
  const warnings = { ...widget, height: 0 };
  const changed = aRemote({ descriptor: { ...aRemote().descriptor, widgets: [warnings] } });
  runtime = createRuntime(aRegistry(changed));
  const place = show(true);
  await waitFor(() => expect(place()).not.toHaveStyle({ "max-height": "0px" }));
  expect(storage.get("banner-height-news")).toBeNull();
});

test("no space is reserved if the banner was empty at the last visit", () => {
  storage.set("banner-height-news", "0");
  expect(show(true)()).toHaveStyle({ "min-height": "0px" });
});

test("a banner that turns out to be empty keeps its space until the next navigation", async () => {
  load.mockResolvedValue(createLifecycles({ name: "news", Root: () => null, singleSpaReact }));
  measure(0);
  storage.set("banner-height-news", "97");
  const place = show(true);
  await waitFor(() => expect(storage.get("banner-height-news")).toBe("0"));
  expect(place()).toHaveStyle({ "min-height": "97px" });
  await act(() => router.navigate("/next"));
  expect(place()).toHaveStyle({ "min-height": "0px" });
});

test("a failing banner closes its space silently", async () => {
  load.mockRejectedValue(new Error("gone"));
  const place = show(true);
  await waitFor(() => expect(place()).toHaveStyle({ "min-height": "0px" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("an unauthorized visitor has no space for it", () => {
  expect(show(false)()).toBeNull();
});

test("F49 below it, the next entry of its remote takes the new live version; the banner keeps its own", async () => {
  show(true);
  const banner = await screen.findByRole("heading", { name: "News" });
  const next = aVersion("2.0.0-new");
  jest.mocked(fetch).mockImplementation(async () => Response.json(aRegistry({ ...remote, ...next })));
  markRegistryStale();
  expect((await loadRemoteModule(runtime, "mfe-content")).release.version).toBe(next.version);
  expect(banner).toHaveAttribute("title", remote.version);

  const leave = addMount(runtime, "mfe-content");
  jest.mocked(fetch).mockImplementation(async () => Response.json(registry));
  markRegistryStale();
  // A widget that opens over a page has the page's version.
  const details = await loadRemoteModule(runtime, "mfe-content", "./details");
  expect(details.release.version).toBe(next.version);
  leave();
});
