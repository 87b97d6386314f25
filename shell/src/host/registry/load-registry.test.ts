import { storage } from "@listwise/shared-auth";
import { connectHost } from "../ports";
import type { RemoteRuntime } from "../remote-runtime";
import { PANEL_PROMISE_MS, PANEL_RENDER_MS, REQUIRED_WAIT_MS } from "../timeouts";
import { aRegistry, aRemote, aVersion, createRuntime } from "../testing/a-registry";
import { clearRegistry } from "./last-registry";
import { loadRegistry, revalidateRegistry } from "./load-registry";
import { useRegistryStore } from "./registry.store";

const seen = aRegistry(aRemote({ previous: aVersion("0.9.0-before") }));
let runtime: RemoteRuntime;
const state = () => useRegistryStore.getState();
const answers = (registry: unknown) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(registry));
const isDown = () =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("", { status: 503 }));

/** Simulates a new page in the same browser. */
async function visit() {
  useRegistryStore.setState({ status: "loading", registry: null, readAt: 0 });
  await loadRegistry(runtime);
}

beforeEach(async () => {
  jest.spyOn(console, "error").mockReturnValue();
  connectHost({ role: () => "user" });
  runtime = createRuntime(seen);
  answers(seen);
  await visit();
});

test("F47 if the registry does not respond, the previous visit's is used and soon revalidated", async () => {
  isDown();
  await visit();
  expect(state()).toEqual({ status: "ready", registry: seen, readAt: 0 });
});

test("F47 with a stored registry, a hanging request is awaited for only three seconds", async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  const visiting = visit();
  await jest.advanceTimersByTimeAsync(REQUIRED_WAIT_MS);
  await visiting;
  expect(state()).toMatchObject({ status: "ready", registry: seen });
  jest.useRealTimers();
});

test("F47 without a stored registry, a hanging request ends in the panel within ten seconds", async () => {
  jest.useFakeTimers();
  clearRegistry();
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  const visiting = visit();
  await jest.advanceTimersByTimeAsync(PANEL_PROMISE_MS - PANEL_RENDER_MS);
  await visiting;
  expect(state()).toMatchObject({ status: "failed", registry: null });
  jest.useRealTimers();
});

test("F47 time in which the tab is hidden is not held against the registry", async () => {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, "fetch")
    .mockReturnValue(
      new Promise((resolve) => setTimeout(() => resolve(Response.json(aRegistry())), 10 * REQUIRED_WAIT_MS)),
    );
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const visiting = visit();
  await jest.advanceTimersByTimeAsync(10 * REQUIRED_WAIT_MS);
  await visiting;
  hidden.mockRestore();
  expect(state()).toMatchObject({ status: "ready", registry: aRegistry() });
  jest.useRealTimers();
});

test("S10 a stored registry of another role is ignored", async () => {
  isDown();
  for (const role of ["admin", null]) {
    connectHost({ role: () => role });
    await visit();
    expect(state()).toMatchObject({ status: "failed", registry: null });
  }
});

test("the admin area is requested with a live token if the HTML's script had an expired one", async () => {
  const route = { path: "/admin/users", guard: "admin", titleKey: "seo.title.x", title: "Users" } as const;
  const { descriptor } = aRemote();
  const area = aRemote({
    name: "mfe-admin",
    descriptor: { ...descriptor, name: "mfe-admin", routes: [route] },
  });
  const whole = aRegistry(...seen.remotes, area);
  const freshen = jest.fn(async () => void answers(whole));
  connectHost({ role: () => "admin", freshen });
  answers(seen);
  await visit();
  expect(freshen).toHaveBeenCalledTimes(1);
  expect(state().registry).toEqual(whole);
});

const [foreign, hash] = ["https://evil.example/x/remoteEntry.js", { "remoteEntry.js": "sha384-entry" }];
test.each([
  ["S57 a remote from an unknown origin", aRegistry(aRemote({ entry: foreign, integrity: hash }))],
  [
    "S57 a version before from an unknown origin",
    aRegistry(aRemote({ previous: { version: "1", entry: foreign, integrity: hash } })),
  ],
  ["S56 a remote without its hash", aRegistry(aRemote({ integrity: {} }))],
  ["an invalid URL", aRegistry(aRemote({ entry: "http://[", integrity: hash }))],
  ["another shape", { remotes: "all" }],
])("%s in the stored registry: it is ignored", async (_what, registry) => {
  storage.setJson("last-registry", { role: "user", registry });
  isDown();
  await visit();
  expect(state()).toMatchObject({ status: "failed", registry: null });
});

test("what must be current is not answered by a request under way, and a late response replaces nothing", async () => {
  const later = aRegistry(aRemote(aVersion("2.0.0-new")));
  let respondLate: (response: Response) => void = () => undefined;
  jest.spyOn(globalThis, "fetch").mockReturnValueOnce(new Promise((resolve) => (respondLate = resolve)));
  useRegistryStore.setState({ readAt: 0 });
  const entering = revalidateRegistry(runtime);
  await new Promise((resolve) => setTimeout(resolve, 2));
  answers(later);
  await revalidateRegistry(runtime, 0);
  expect(state()).toMatchObject({ registry: later });
  respondLate(Response.json(seen));
  await entering;
  expect(state()).toMatchObject({ registry: later });
});
