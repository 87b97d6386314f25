import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import { connectPlatform } from "../ports";
import { useRegistryStore } from "../registry/registry.store";
import { aRegistry, aRemote } from "../testing/a-registry";
import { loadRemoteModule } from "./load-remote";
import { stateOf, useRemotesStore } from "./remotes.store";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const done = () => Promise.resolve();
const lifecycles = { bootstrap: done, mount: done, unmount: done };
const report = jest.fn(() => Promise.resolve());
const load = jest.mocked(loadRemote);

beforeEach(() => {
  jest.spyOn(console, "error").mockReturnValue();
  load.mockReset();
  jest.mocked(registerRemotes).mockClear();
  report.mockClear().mockReturnValue(Promise.resolve());
  connectPlatform({ report });
  useRemotesStore.setState({}, true);
  useRegistryStore.setState({ status: "ready", registry: aRegistry(aRemote()) });
});

afterEach(() => jest.useRealTimers());

test("idle → loading → ready, and one load for all who ask", async () => {
  load.mockResolvedValue(lifecycles);
  expect(stateOf("mfe-content").status).toBe("idle");
  const first = loadRemoteModule("mfe-content", "./a");
  expect(stateOf("mfe-content").status).toBe("loading");
  expect(loadRemoteModule("mfe-content", "./a")).toBe(first);
  await first;
  expect(stateOf("mfe-content").status).toBe("ready");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failure is reported, and the next try has a fresh address", async () => {
  load.mockRejectedValueOnce(new Error("404")).mockResolvedValueOnce(lifecycles);
  await expect(loadRemoteModule("mfe-content", "./b")).rejects.toThrow("404");
  expect(stateOf("mfe-content")).toMatchObject({ status: "failed", failures: 1 });
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      remote: "mfe-content",
      phase: "load",
      code: "LOAD_FAILED",
      composition: "test",
    }),
  );
  await loadRemoteModule("mfe-content", "./b");
  expect(stateOf("mfe-content").status).toBe("ready");
  const [remotes, options] = jest.mocked(registerRemotes).mock.lastCall ?? [];
  expect(remotes?.[0]).toMatchObject({ entry: expect.stringMatching(/remoteEntry\.js\?try=1$/) });
  expect(options).toEqual({ force: true });
});

test("a load that hangs fails after 8 s", async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const loading = expect(loadRemoteModule("mfe-content", "./c")).rejects.toThrow("took longer than 8 s");
  await jest.advanceTimersByTimeAsync(8_000);
  await loading;
  expect(stateOf("mfe-content")).toMatchObject({ status: "failed", problem: "It took too long to load." });
});

test("a module without lifecycles is a failure", async () => {
  load.mockResolvedValue({ something: "else" });
  await expect(loadRemoteModule("mfe-content", "./d")).rejects.toThrow("exposes no lifecycles");
});

test("a remote that is switched off is disabled, and nothing of it is asked for", async () => {
  useRegistryStore.setState({ registry: aRegistry(aRemote({ enabled: false })) });
  await expect(loadRemoteModule("mfe-content", "./e")).rejects.toThrow("switched off");
  expect(stateOf("mfe-content").status).toBe("disabled");
  expect(load).not.toHaveBeenCalled();
});
