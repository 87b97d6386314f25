import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { connectHost } from "../../ports";
import { loadModule } from "../load-module";
import type { RemoteRuntime } from "../../remote-runtime";
import { IDLE_TIMEOUT_MS } from "../../timeouts";
import { aRegistry, aRemote, createRuntime } from "../../testing/a-registry";
import { preloadOnIntent } from "./preload-on-intent";
import { preloadWhenIdle } from "./run-when-idle";

jest.mock("../load-module", () => ({ loadModule: jest.fn() }));

const load = jest.mocked(loadModule);
const done = () => Promise.resolve();
const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));
let runtime: RemoteRuntime;

function openSite(guard: "public" | "admin") {
  const { descriptor } = aRemote();
  const routes = descriptor.routes.map((route) => ({ ...route, guard }));
  const navigation = [{ area: "sidebar" as const, label: "Blog", path: "/blog", order: 1, guard }];
  const registry = aRegistry(aRemote({ descriptor: { ...descriptor, routes, navigation } }));
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(registry));
  runtime = createRuntime(registry);
  stop = preloadOnIntent(runtime);
}

let stop: () => void;
beforeEach(() => {
  load.mockReset().mockResolvedValue({ bootstrap: done, mount: done, unmount: done });
  connectHost({ may: (kind) => kind === "public" });
  render(
    <>
      <a href="/blog">Blog</a>
      <a href="/nowhere/else">Nowhere</a>
      <a href="https://elsewhere.example/blog">Elsewhere</a>
    </>,
  );
});
afterEach(() => stop());

test("hovering or focusing a link preloads its remote once", async () => {
  openSite("public");
  const user = userEvent.setup();
  await user.hover(screen.getByText("Blog"));
  await user.unhover(screen.getByText("Blog"));
  await user.tab();
  await user.hover(screen.getByText("Blog"));
  await quiet();
  expect(load).toHaveBeenCalledTimes(1);
});

test("nothing is preloaded without access, nor for external links", async () => {
  openSite("admin");
  const user = userEvent.setup();
  for (const link of ["Blog", "Nowhere", "Elsewhere"]) await user.hover(screen.getByText(link));
  const end = preloadWhenIdle(runtime, "sidebar");
  await quiet();
  end();
  expect(load).not.toHaveBeenCalled();
});

test("when the browser is idle, the first section of the menu is preloaded", async () => {
  jest.useFakeTimers();
  openSite("public");
  preloadWhenIdle(runtime, "admin");
  await jest.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS + 1_000);
  expect(load).not.toHaveBeenCalled();
  preloadWhenIdle(runtime, "sidebar");
  await jest.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS + 1_000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
