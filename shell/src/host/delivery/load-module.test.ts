import { z } from "@listwise/contracts/zod";
import { bus } from "@listwise/shared-auth";
import { getInstance } from "@module-federation/enhanced/runtime";
import type { LoadableRemote } from "../remote-module";
import { RemoteRuntime } from "../remote-runtime";
import { aRemote, aVersion } from "../testing/a-registry";
import { diagnoseError } from "./chunk-error";
import { loadModule } from "./load-module";
import { loadScript } from "./load-script";
import { getScopedBus } from "./scoped-share-scope";

jest.mock("@module-federation/enhanced/runtime", () => ({ getInstance: jest.fn() }));
jest.mock("./federation/provide-federation-runtime.mjs", () => ({}));
jest.mock("./load-script", () => ({ loadScript: jest.fn() }));

const auth = { bus, call: jest.fn(async () => "answer"), log: "the page's" };
const given: Record<string, Record<string, { lib: () => Record<string, unknown> }>>[] = [];
const signal = new AbortController().signal;
let runtime: RemoteRuntime;

function load(change: Partial<LoadableRemote>, module = "./a") {
  const release = { ...aRemote(), ...aVersion("1.0.0-aaaaaaaa"), ...change };
  return loadModule(runtime, { release, module, attempt: 0, signal });
}

function leaves(container: unknown) {
  jest
    .mocked(loadScript)
    .mockImplementationOnce(async () => void Reflect.set(globalThis, "mfe_content", container));
}

const createContainer = (text: string) => ({
  init: (scope: (typeof given)[number]) => void given.push(scope),
  get: async (module: string) => () => ({ text, module }),
});

beforeEach(() => {
  runtime = new RemoteRuntime();
  jest.mocked(loadScript).mockReset();
  const instance = {
    shareScopeMap: { default: { "@listwise/shared-auth": { "1.0.0": { lib: () => auth } } } },
  };
  jest.mocked(getInstance).mockImplementation(() => Object(instance));
});

test("F49 two versions in one page do not mix: each module comes from its own version's container", async () => {
  const [one, two] = [aVersion("1.0.0-one"), aVersion("2.0.0-two")];
  leaves(createContainer("one"));
  leaves(createContainer("two"));
  expect(await load(one)).toEqual({ text: "one", module: "./a" });
  expect(await load(two)).toEqual({ text: "two", module: "./a" });
  expect(await load(one, "./b")).toEqual({ text: "one", module: "./b" });
  expect(loadScript).toHaveBeenCalledTimes(2);
});

test("F4 an entry that defines no container is invalid, even if another version defined one before", async () => {
  leaves(createContainer("one"));
  await load(aVersion("1.0.0-one"));
  jest.mocked(loadScript).mockResolvedValueOnce();
  await expect(load(aVersion("2.0.0-two"))).rejects.toMatchObject({ code: "INVALID_ENTRY" });
});

test("a remote shares the page's modules, with its own scoped bus and an API client that logs its calls", async () => {
  leaves(createContainer("one"));
  await load({});
  const shared = given.at(-1)?.["@listwise/shared-auth"]?.["1.0.0"]?.lib();
  expect(shared).toMatchObject({ log: "the page's", bus: getScopedBus(runtime, "mfe-content") });
  const send = z.parse(z.object({ call: z.custom<typeof auth.call>() }), shared).call;
  expect(await send()).toBe("answer");
  expect(runtime.log.calls).toMatchObject([
    { name: "mfe-content", version: "1.0.0-aaaaaaaa", hasFailed: false },
  ]);
});

const shares = (range: string) => ({ shared: { "@listwise/shared-auth": range } });

test("F6 a version with an incompatible shared library is rejected before any request", async () => {
  await expect(load(shares("^2.0.0"))).rejects.toMatchObject({
    code: "INCOMPATIBLE_SHARED",
    message: "mfe-content needs @listwise/shared-auth ^2.0.0, and here is 1.0.0",
  });
  expect(loadScript).not.toHaveBeenCalled();
  leaves(createContainer("one"));
  await load(shares("^1.0.0"));
});

test.each([
  [">=1.0.0", true],
  ["^0.9.0 || ^1.0.0", true],
  [">=0.8.0 <1.0.0", false],
])("F6 ranges are compared as npm does: %s", async (range, fits) => {
  leaves(createContainer("one"));
  const loading = load(shares(range));
  if (fits) expect(await loading).toMatchObject({ text: "one" });
  else await expect(loading).rejects.toMatchObject({ code: "INCOMPATIBLE_SHARED" });
});

test("F6 a runtime error of an undeclared dependency counts as incompatible too", async () => {
  const sentence =
    "Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement";
  leaves({ init: () => undefined, get: () => Promise.reject(new Error(sentence)) });
  const cause = await load(shares("*")).catch((thrown: unknown) => thrown);
  expect(await diagnoseError(runtime, cause)).toMatchObject({ code: "INCOMPATIBLE_SHARED" });
});
