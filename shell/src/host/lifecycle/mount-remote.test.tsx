import { bus } from "@listwise/shared-auth";
import { createLifecycles, type RemoteProps } from "@listwise/shared-ui";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { createMemoryRouter } from "react-router-dom";
import singleSpaReact from "single-spa-react";
import { connectHost } from "../ports";
import { loadModule } from "../delivery/load-module";
import { getLastKnownGood } from "../delivery/last-known-good";
import { getScopedBus } from "../delivery/scoped-share-scope";
import { useRemotesStore } from "../delivery/remotes.store";
import type { RemoteRuntime } from "../remote-runtime";
import { aRegistry, aRemote, aVersion, createRuntime } from "../testing/a-registry";
import { useHotUpdatesStore } from "../registry/overrides/hot-updates.store";
import { installHotReload } from "./hot-reload";
import { mountRemote } from "./mount-remote";

jest.mock("../delivery/load-module", () => ({ loadModule: jest.fn() }));
jest.mock("../timeouts", () => ({
  ...jest.requireActual("../timeouts"),
  MOUNT_TIMEOUT_MS: 300,
  EMPTY_MOUNT_MS: 1_000,
}));

const NAME = "mfe-content";
const LIVE = "1.0.0-aaaaaaaa";
const BEFORE = "0.9.0-before";
const load = jest.mocked(loadModule);
const done = () => Promise.resolve();
const report = jest.fn(() => Promise.resolve<string | undefined>(undefined));
const mounted = jest.fn(() => Promise.resolve(undefined));
const router = createMemoryRouter([{ path: "*", element: null }]);
const buildLifecycles = (Root: (props: RemoteProps) => React.ReactNode) =>
  createLifecycles({ name: NAME, Root, singleSpaReact });
const works = buildLifecycles(({ version }) => <h1>Version {version}</h1>);
const raw = { bootstrap: done, mount: done, unmount: done };
const fails = () => Promise.reject(new Error("no"));
const throwing = (what: string) => () => {
  throw new Error(what);
};

function chunkGone(): Error {
  const request = `http://localhost/releases/mfe-content/${LIVE}/page.js`;
  return Object.assign(new Error("Loading chunk 1 failed."), { name: "ChunkLoadError", request });
}

function breaksOnClick(problem: () => Error) {
  return buildLifecycles(() => {
    const [broken, setBroken] = useState(false);
    if (broken) throw problem();
    return <button onClick={() => setBroken(true)}>Break</button>;
  });
}

let runtime: RemoteRuntime;

/** Enters the remote and returns what the callbacks report. */
function enter() {
  const host = document.body.appendChild(document.createElement("div"));
  const seen: string[] = [];
  const leave = mountRemote(runtime, {
    remote: NAME,
    module: "./lifecycles",
    host,
    router,
    onLoading: () => seen.push("loading"),
    onReady: (version) => seen.push(`ready ${version}`),
    onFailure: () => seen.push("failed"),
  });
  const ends = (state: string) => waitFor(() => expect(seen.at(-1)).toBe(state));
  return { host, seen, leave, ends };
}

const view = () => useRemotesStore.getState()[NAME];
const phases = () => report.mock.calls.map((call: unknown[]) => Object(call[0]).phase);

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(console, "warn").mockReturnValue();
  load.mockReset();
  report.mockReset().mockResolvedValue(undefined);
  mounted.mockReset().mockResolvedValue(undefined);
  connectHost({ report, mounted });
  document.body.innerHTML = "";
  const registry = aRegistry(aRemote({ previous: aVersion(BEFORE) }));
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(registry));
  runtime = createRuntime(registry);
});

function EffectThrows() {
  useEffect(() => throwing("effect")());
  return null;
}

const never = () => new Promise(() => undefined);
const stopped = { status: "failed", problem: "It stopped with an error." };
const slow = { status: "slow", problem: "Your connection or this device may be busy." };
const causes = [
  ["F5 throws in bootstrap", { ...raw, bootstrap: fails }, stopped],
  ["F5 throws in mount", { ...raw, mount: fails }, stopped],
  ["F46 never settles in mount", { ...raw, mount: never }, slow],
  ["F5 throws at its first render", buildLifecycles(throwing("render")), stopped],
] as const;

describe.each(causes)("%s", (_name, broken, panel) => {
  test("F48 the previous version replaces it, and the failure is reported", async () => {
    load.mockImplementation(async (_runtime, { release }) => (release.version === LIVE ? broken : works));
    const { host, ends, leave } = enter();
    await ends(`ready ${BEFORE}`);
    expect(host).toHaveTextContent(`Version ${BEFORE}`);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({
        remote: NAME,
        version: LIVE,
        phase: "mount",
        code: expect.stringMatching(/^MOUNT/),
      }),
    );
    act(leave);
    await waitFor(() => expect(host).toBeEmptyDOMElement());
    // The next entry does not retry a version in quarantine.
    const again = enter();
    await again.ends(`ready ${BEFORE}`);
    expect(report).toHaveBeenCalledTimes(1);
    act(again.leave);
  });

  test("without a fallback, the panel appears in time and nothing is left on the page", async () => {
    load.mockResolvedValue(broken);
    const { host, ends } = enter();
    await ends("failed");
    expect(view()).toMatchObject(panel);
    expect(host).toHaveTextContent("");
    await waitFor(() => expect(host).toBeEmptyDOMElement());
  });
});

describe("F55 a mount that times out", () => {
  test("is tried once more with the same code; if that succeeds, nothing is reported", async () => {
    const mount = jest.fn(done).mockReturnValueOnce(new Promise(() => undefined));
    load.mockResolvedValue({ ...raw, mount });
    const { ends, seen, leave } = enter();
    await ends(`ready ${LIVE}`);
    expect(seen).toEqual(["loading", `ready ${LIVE}`]);
    expect(mount).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
    leave();
  });

  test("says nothing about the version if the visitor has left", async () => {
    const mount = jest.fn(never);
    load.mockResolvedValue({ ...raw, mount });
    const { leave } = enter();
    await waitFor(() => expect(mount).toHaveBeenCalled());
    leave();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(mount).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  test("is unmounted if it settles after all", async () => {
    const unmount = jest.fn(done);
    let settle = () => {};
    const late = () => new Promise<void>((resolve) => (settle = resolve));
    load.mockResolvedValue({ ...raw, mount: jest.fn(done).mockImplementationOnce(late), unmount });
    const { ends, leave } = enter();
    await ends(`ready ${LIVE}`);
    expect(unmount).not.toHaveBeenCalled();
    settle();
    await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
    leave();
  });
});

test("F5 throws in its first effect: the previous version replaces it", async () => {
  load.mockImplementation(async (_runtime, { release }) =>
    release.version === LIVE ? buildLifecycles(EffectThrows) : works,
  );
  const { ends, leave } = enter();
  await ends(`ready ${BEFORE}`);
  act(leave);
});

test("F57 a page that shows nothing: the previous version replaces it, and the failure is reported", async () => {
  load.mockImplementation(async (_runtime, { release }) =>
    release.version === LIVE ? buildLifecycles(() => <div />) : works,
  );
  const { ends, seen, leave } = enter();
  await ends(`ready ${BEFORE}`);
  expect(seen).toEqual(["loading", `ready ${LIVE}`, "loading", `ready ${BEFORE}`]);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ version: LIVE, code: "EMPTY_MOUNT" }));
  expect(mounted).not.toHaveBeenCalledWith({ remote: NAME, version: LIVE });
  act(leave);
});

test("F5 throws in an update after it has settled: the panel appears, because a good version is not quarantined", async () => {
  load.mockResolvedValue(breaksOnClick(() => new Error("update")));
  const { ends, seen } = enter();
  await ends(`ready ${LIVE}`);
  await waitFor(() => expect(mounted).toHaveBeenCalledWith({ remote: NAME, version: LIVE }));
  expect(getLastKnownGood(runtime, NAME)?.version).toBe(LIVE);
  fireEvent.click(screen.getByRole("button"));
  await ends("failed");
  expect(seen).toEqual(["loading", `ready ${LIVE}`, "failed"]);
  expect(phases()).toEqual(["render"]);
});

test("F5 throws in unmount: it is removed anyway, and the failure is reported", async () => {
  load.mockResolvedValue({ ...raw, unmount: fails });
  const { host, ends, leave } = enter();
  await ends(`ready ${LIVE}`);
  leave();
  await waitFor(() => expect(phases()).toEqual(["unmount"]));
  await waitFor(() => expect(host).toBeEmptyDOMElement());
});

test("F7 a chunk is gone after a deploy: exactly one recovery, then the panel", async () => {
  load.mockImplementation(async () => breaksOnClick(chunkGone));
  const { ends, seen } = enter();
  await ends(`ready ${LIVE}`);
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(seen).toEqual(["loading", `ready ${LIVE}`, "loading", `ready ${LIVE}`]));
  fireEvent.click(screen.getByRole("button"));
  await ends("failed");
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ code: "CHUNK_GONE" }));
});

describe("an update from a development server", () => {
  const update = (name: string) =>
    act(async () => Reflect.get(globalThis, Symbol.for("listwise.hot.v1"))(name));
  beforeEach(() => installHotReload(runtime));

  test("mounts the remote again with the new code, once for all its modules", async () => {
    load.mockResolvedValueOnce(buildLifecycles(() => <h1>Old</h1>));
    const { host, seen, ends, leave } = enter();
    await ends(`ready ${LIVE}`);
    load.mockResolvedValue(buildLifecycles(() => <h1>New</h1>));
    await update(NAME);
    await update(NAME);
    await waitFor(() => expect(host).toHaveTextContent("New"));
    await ends(`ready ${LIVE}`);
    expect(host).not.toHaveTextContent("Old");
    expect(seen.filter((state) => state === "loading").length).toBeLessThanOrEqual(3);
    expect(useHotUpdatesStore.getState()[NAME]).toEqual(expect.any(Number));
    act(leave);
    await waitFor(() => expect(host).toBeEmptyDOMElement());
    load.mockClear();
    await update(NAME);
    expect(load).not.toHaveBeenCalled();
  });

  test("replaces the panel of a remote that had failed", async () => {
    load.mockResolvedValue({ ...raw, mount: fails });
    const { host, ends, leave } = enter();
    await ends("failed");
    load.mockResolvedValue(works);
    await update(NAME);
    await waitFor(() => expect(host).toHaveTextContent("Version"));
    act(leave);
  });
});

test("leaving before it has mounted leaves nothing", async () => {
  load.mockResolvedValue(works);
  const { host, seen, leave } = enter();
  leave();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(host).toBeEmptyDOMElement();
  expect(seen).toEqual(["loading"]);
});

test("F45 unmounting frees memory: listeners, roots and elements are the same after fifty rounds", async () => {
  const Root = () => {
    // Resources that a careless remote does not release.
    useEffect(() => void getScopedBus(runtime, NAME).on("app:added", () => undefined), []);
    return <h1>Round</h1>;
  };
  load.mockResolvedValue(buildLifecycles(Root));
  const listeners = bus.size();
  const styles = document.querySelectorAll("style").length;
  for (let round = 0; round < 50; round += 1) {
    const { host, ends, leave } = enter();
    await ends(`ready ${LIVE}`);
    expect(bus.size()).toBeLessThanOrEqual(listeners + 1);
    act(leave);
    await waitFor(() => expect(host).toBeEmptyDOMElement());
    host.remove();
  }
  expect(bus.size()).toBe(listeners);
  expect(document.querySelectorAll("style")).toHaveLength(styles);
  expect(document.documentElement.dataset).toMatchObject({
    remotesMounted: "0",
    busListeners: String(listeners),
  });
});
