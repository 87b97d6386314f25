import type { RegistryRemote } from "@listwise/contracts/remotes";
import { connectHost } from "../ports";
import { markRegistryStale } from "../registry/load-registry";
import { useRegistryStore } from "../registry/registry.store";
import { loadModule } from "./load-module";
import type { RemoteRuntime } from "../remote-runtime";
import {
  BREAKER_OPEN_MS,
  LOAD_TIMEOUT_MS,
  REGISTRY_FRESH_MS,
  REGISTRY_TIMEOUT_MS,
  REVALIDATE_WAIT_MS,
  TIMEOUT_ATTEMPTS,
} from "../timeouts";
import { aRegistry, aRemote, aVersion, createRuntime } from "../testing/a-registry";
import { closeBreakersWhenOnline } from "./circuit-breaker";
import { saveLastKnownGood } from "./last-known-good";
import { LoadError, type LoadCode } from "./load-error";
import { loadRemoteModule, prepareRetry } from "./load-remote";
import { getRemoteView } from "./remotes.store";

jest.mock("./load-module", () => ({ loadModule: jest.fn() }));

const NAME = "mfe-content";
const done = () => Promise.resolve();
const lifecycles = { bootstrap: done, mount: done, unmount: done };
const report = jest.fn(() => Promise.resolve<string | undefined>(undefined));
const load = jest.mocked(loadModule);
const fails = (code: LoadCode) => () => Promise.reject(new LoadError(code, code));
const versions = () => load.mock.calls.map(([, { release }]) => release.version);
const LIVE = "1.0.0-aaaaaaaa";
let runtime: RemoteRuntime;

/** Sets the server's response to the next registry request. */
function live(remote: RegistryRemote) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(aRegistry(remote)));
}

/** Advances the clock during a load and returns its outcome. */
async function settled<T>(loading: Promise<T>): Promise<T | LoadError> {
  const ended = loading.catch((cause: unknown) => {
    if (cause instanceof LoadError) return cause;
    throw cause;
  });
  await jest.runAllTimersAsync();
  return ended;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockReturnValue();
  jest.spyOn(console, "warn").mockReturnValue();
  load.mockReset();
  report.mockReset().mockResolvedValue(undefined);
  connectHost({ report });
  runtime = createRuntime(aRegistry(aRemote()));
  live(aRemote());
});

afterEach(() => jest.useRealTimers());

test("idle → loading → ready, and concurrent callers share one load", async () => {
  load.mockResolvedValue(lifecycles);
  expect(getRemoteView(NAME).status).toBe("idle");
  const both = [loadRemoteModule(runtime, NAME), loadRemoteModule(runtime, NAME)];
  await Promise.resolve();
  expect(getRemoteView(NAME).status).toBe("loading");
  await Promise.all(both);
  expect(getRemoteView(NAME).status).toBe("ready");
  expect(load).toHaveBeenCalledTimes(1);
});

test.each<[string, LoadCode, number]>([
  ["F1 not found", "NOT_FOUND", 2],
  ["F2 not available", "UNAVAILABLE", 3],
  ["network or name resolution", "NETWORK", 3],
  ["offline", "OFFLINE", 1],
  ["F4 garbage", "INVALID_ENTRY", 1],
  ["S55 wrong integrity", "INTEGRITY", 1],
])("%s: retried as specified, each time with new URLs, then reported", async (_name, code, tries) => {
  load.mockImplementation(fails(code));
  const error = await settled(loadRemoteModule(runtime, NAME));
  expect(error).toMatchObject({ code });
  const attempts = load.mock.calls.map(([, { attempt }]) => attempt);
  expect(attempts).toHaveLength(tries);
  expect(new Set(attempts).size).toBe(tries);
  expect(getRemoteView(NAME)).toMatchObject({
    status: "failed",
    problem: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: NAME, version: LIVE, phase: "load", code, composition: "test" }),
  );
});

test("F1 a widget does not request again what its pages failed to load", async () => {
  load.mockImplementation(fails("INVALID_ENTRY"));
  const pages = settled(loadRemoteModule(runtime, NAME));
  const banner = settled(loadRemoteModule(runtime, NAME, "./banner"));
  expect(await Promise.all([pages, banner])).toMatchObject([
    { code: "INVALID_ENTRY" },
    { code: "INVALID_ENTRY" },
  ]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});

test("F2 a temporary failure is not visible", async () => {
  load.mockImplementationOnce(fails("UNAVAILABLE")).mockResolvedValue(lifecycles);
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({ release: { version: LIVE } });
  expect(report).not.toHaveBeenCalled();
});

describe("F3 a load that hangs", () => {
  const hang = () => new Promise(() => undefined);
  /** Starts a load; returns its outcome and how long it took. */
  async function measure() {
    const started = Date.now();
    let took = Infinity;
    const loading = loadRemoteModule(runtime, NAME).finally(() => (took = Date.now() - started));
    return { outcome: await settled(loading), took };
  }

  test("is tried once more under new URLs, then it is slow, and the breaker stays closed", async () => {
    load.mockImplementation(hang);
    for (const visit of [1, 2, 3]) {
      const { outcome, took } = await measure();
      expect(outcome).toMatchObject({ code: "DEADLINE" });
      expect(took).toBe(TIMEOUT_ATTEMPTS * LOAD_TIMEOUT_MS);
      expect(load).toHaveBeenCalledTimes(visit * TIMEOUT_ATTEMPTS);
      expect(getRemoteView(NAME).status).toBe("slow");
    }
    const attempts = load.mock.calls.map(([, { attempt }]) => attempt);
    expect(new Set(attempts).size).toBe(attempts.length);
  });

  test("does not show if the second attempt succeeds", async () => {
    load.mockImplementationOnce(hang).mockResolvedValue(lifecycles);
    expect((await measure()).outcome).toMatchObject({ release: { version: LIVE } });
    expect(report).not.toHaveBeenCalled();
  });

  test("tries a fallback once", async () => {
    runtime = createRuntime(aRegistry(aRemote({ previous: aVersion("0.8.0-previous") })));
    load.mockImplementation(hang);
    expect((await measure()).outcome).toMatchObject({ code: "DEADLINE" });
    expect(versions()).toEqual([LIVE, LIVE, "0.8.0-previous"]);
  });
});

test("F55 a load goes on for as long as files of code arrive", async () => {
  let arrive: (initiatorType: string) => void = () => undefined;
  Reflect.set(
    globalThis,
    "PerformanceObserver",
    class {
      constructor(onEntries: (list: { getEntries: () => unknown[] }) => void) {
        arrive = (initiatorType) => onEntries({ getEntries: () => [{ initiatorType }] });
      }
      observe() {}
      disconnect() {}
    },
  );
  load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(lifecycles), 60_000)));
  const loading = loadRemoteModule(runtime, NAME);
  for (let file = 0; file < 7; file += 1) {
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1_000);
    arrive("script");
  }
  expect(await settled(loading)).toMatchObject({ release: { version: LIVE } });
  expect(load).toHaveBeenCalledTimes(1);

  load.mockClear();
  const idle = loadRemoteModule(runtime, NAME, "./banner");
  await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1_000);
  arrive("fetch");
  await jest.advanceTimersByTimeAsync(1_000);
  // Calls of the API are no progress.
  expect(load).toHaveBeenCalledTimes(2);
  await settled(idle);
  Reflect.deleteProperty(globalThis, "PerformanceObserver");
});

test("a module without lifecycles is invalid", async () => {
  load.mockResolvedValue({ something: "else" });
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({ code: "INVALID_ENTRY" });
});

test.each<[LoadCode, Partial<RegistryRemote>, string]>([
  ["DISABLED", { enabled: false, entry: undefined, integrity: undefined }, "disabled"],
  ["NOT_FOR_YOU", { entry: undefined, integrity: undefined }, "disabled"],
  ["TOO_NEW", { descriptor: { ...aRemote().descriptor, contract: 99 } }, "failed"],
  ["TOO_OLD", { descriptor: { ...aRemote().descriptor, contract: 0 } }, "failed"],
  ["FOREIGN_ORIGIN", { entry: "https://evil.example/releases/x/remoteEntry.js" }, "failed"],
])("S57 %s: rejected before any request", async (code, change, status) => {
  runtime = createRuntime(aRegistry(aRemote(change)));
  live(aRemote(change));
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({ code });
  expect(load).not.toHaveBeenCalled();
  expect(getRemoteView(NAME).status).toBe(status);
});

test("F48 if the live version fails, the last known good version replaces it", async () => {
  runtime = createRuntime(aRegistry(aRemote({ previous: aVersion("0.8.0-previous") })));
  saveLastKnownGood(runtime, { ...aRemote(), ...aVersion("0.9.0-good") });
  load.mockImplementation((_runtime, { release }) =>
    release.version === LIVE ? fails("INVALID_ENTRY")() : done().then(() => lifecycles),
  );
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({
    release: { version: "0.9.0-good" },
  });
  expect(versions()).toEqual([LIVE, "0.9.0-good"]);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ version: LIVE, code: "INVALID_ENTRY" }));
  expect(document.documentElement.dataset.composition).toBe("test+mfe-content@0.9.0-good");
});

test("F48 without one, the previous version is tried; if that fails too, every failure is reported", async () => {
  runtime = createRuntime(aRegistry(aRemote({ previous: aVersion("0.8.0-previous") })));
  load.mockImplementation(fails("INVALID_ENTRY"));
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({ code: "INVALID_ENTRY" });
  expect(versions()).toEqual([LIVE, "0.8.0-previous"]);
});

test("S56 a stored version without a hash is ignored", async () => {
  saveLastKnownGood(runtime, { ...aRemote(), ...aVersion("0.9.0-good"), integrity: {} });
  load.mockImplementation(fails("INVALID_ENTRY"));
  await settled(loadRemoteModule(runtime, NAME));
  expect(versions()).toEqual([LIVE]);
});

test("F7 a file removed by a deploy is loaded from the new live version", async () => {
  live(aRemote(aVersion("2.0.0-new")));
  load.mockImplementation((_runtime, { release }) =>
    release.version === LIVE ? fails("NOT_FOUND")() : done().then(() => lifecycles),
  );
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({ release: { version: "2.0.0-new" } });
});

test("after three failures the breaker opens for a while; a manual retry always tries", async () => {
  load.mockImplementation(fails("INVALID_ENTRY"));
  for (let visit = 0; visit < 3; visit += 1) await settled(loadRemoteModule(runtime, NAME));
  expect(load).toHaveBeenCalledTimes(3);
  expect(await loadRemoteModule(runtime, NAME).catch((cause: unknown) => cause)).toMatchObject({
    code: "BREAKER_OPEN",
  });
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(BREAKER_OPEN_MS + 1_000);
  await settled(loadRemoteModule(runtime, NAME));
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue(lifecycles);
  await prepareRetry(runtime, NAME);
  expect(await settled(loadRemoteModule(runtime, NAME))).toMatchObject({ release: { version: LIVE } });
});

test("a restored connection closes the breaker", async () => {
  closeBreakersWhenOnline(runtime);
  load.mockImplementation(fails("INVALID_ENTRY"));
  for (let visit = 0; visit < 3; visit += 1) await settled(loadRemoteModule(runtime, NAME));
  window.dispatchEvent(new Event("online"));
  await settled(loadRemoteModule(runtime, NAME));
  expect(load).toHaveBeenCalledTimes(4);
});

describe("F49 a deploy while the tab is open", () => {
  beforeEach(() => load.mockResolvedValue(lifecycles));
  const entered = async () => {
    const answer = await settled(loadRemoteModule(runtime, NAME));
    return "release" in answer ? answer.release.version : answer.code;
  };

  test("a mounted remote keeps its version; the next entry takes the live one, back and forth", async () => {
    expect(await entered()).toBe(LIVE);
    live(aRemote(aVersion("2.0.0-new")));
    runtime.getState(NAME).pageMounts = 1;
    markRegistryStale();
    expect(await entered()).toBe(LIVE);
    runtime.getState(NAME).pageMounts = 0;
    expect(await entered()).toBe("2.0.0-new");
    live(aRemote());
    markRegistryStale();
    expect(await entered()).toBe(LIVE);
    expect(document.documentElement.dataset.composition).toBe("test");
  });

  test("a registry that does not respond delays an entry only briefly", async () => {
    await entered();
    jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
    markRegistryStale();
    const started = Date.now();
    const entering = loadRemoteModule(runtime, NAME);
    await jest.advanceTimersByTimeAsync(REVALIDATE_WAIT_MS + 100);
    expect(await entering).toMatchObject({ release: { version: LIVE } });
    expect(Date.now() - started).toBe(REVALIDATE_WAIT_MS + 100);
    // The request itself is abandoned.
    await jest.advanceTimersByTimeAsync(REGISTRY_TIMEOUT_MS);
  });

  test("a fresh registry is not read again", async () => {
    const ask = live(aRemote());
    ask.mockClear();
    useRegistryStore.setState({ readAt: Date.now() - REGISTRY_FRESH_MS + 1_000 });
    await entered();
    expect(ask).not.toHaveBeenCalled();
    useRegistryStore.setState({ readAt: Date.now() - REGISTRY_FRESH_MS - 1_000 });
    await entered();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
