import { bus } from "@listwise/shared-auth";
import { getInstance } from "@module-federation/enhanced/runtime";
import { loadModule } from "./load-module";
import { diagnoseError } from "./chunk-error";
import { loadScript } from "./load-script";
import { getScopedBus } from "./scoped-share-scope";
import { aRemote, aVersion } from "../testing/a-registry";

jest.mock("@module-federation/enhanced/runtime", () => ({ getInstance: jest.fn() }));
jest.mock("./federation/provide-federation-runtime.mjs", () => ({}));
jest.mock("./load-script", () => ({ loadScript: jest.fn() }));

const auth = { bus, call: "the page's" };
const entry = { integrity: {}, entry: "/releases/mfe-content/1/remoteEntry.js" };
const given: Record<string, Record<string, { lib: () => Record<string, unknown> }>>[] = [];
const signal = new AbortController().signal;

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
  jest.mocked(loadScript).mockReset();
  const instance = {
    shareScopeMap: { default: { "@listwise/shared-auth": { "1.0.0": { lib: () => auth } } } },
  };
  jest.mocked(getInstance).mockImplementation(() => Object(instance));
});

test("F49 two versions in one page do not mix: each module comes from its own version's container", async () => {
  const [one, two] = [aRemote(aVersion("1.0.0-one")), aRemote(aVersion("2.0.0-two"))];
  leaves(createContainer("one"));
  leaves(createContainer("two"));
  const load = (remote: typeof one, module: string) =>
    loadModule({ ...entry, ...remote, ...getEntry(remote) }, module, 0, signal);
  expect(await load(one, "./a")).toEqual({ text: "one", module: "./a" });
  expect(await load(two, "./a")).toEqual({ text: "two", module: "./a" });
  expect(await load(one, "./b")).toEqual({ text: "one", module: "./b" });
  expect(loadScript).toHaveBeenCalledTimes(2);
});

const getEntry = ({ entry: address = "", integrity = {} }) => ({ entry: address, integrity });

test("F4 an entry that defines no container is invalid, even if another version defined one before", async () => {
  leaves(createContainer("one"));
  await loadModule({ ...aRemote(), ...entry, entry: "/releases/mfe-content/8/x.js" }, "./a", 0, signal);
  jest.mocked(loadScript).mockResolvedValueOnce();
  await expect(
    loadModule({ ...aRemote(), ...entry, entry: "/releases/mfe-content/9/x.js" }, "./a", 0, signal),
  ).rejects.toMatchObject({ code: "INVALID_ENTRY" });
});

test("a remote shares the page's modules, with its own scoped bus", async () => {
  leaves(createContainer("one"));
  await loadModule({ ...aRemote(), ...entry, entry: "/releases/mfe-content/10/x.js" }, "./a", 0, signal);
  const shared = given.at(-1)?.["@listwise/shared-auth"]?.["1.0.0"]?.lib();
  expect(shared).toMatchObject({ call: "the page's", bus: getScopedBus("mfe-content") });
});

const shares = (range: string) => ({
  ...aRemote(),
  ...entry,
  entry: "/releases/mfe-content/11/x.js",
  shared: { "@listwise/shared-auth": range },
});

test("F6 a version with an incompatible shared library is rejected before any request", async () => {
  await expect(loadModule(shares("^2.0.0"), "./a", 0, signal)).rejects.toMatchObject({
    code: "INCOMPATIBLE_SHARED",
    message: "mfe-content needs @listwise/shared-auth ^2.0.0, and here is 1.0.0",
  });
  expect(loadScript).not.toHaveBeenCalled();
  leaves(createContainer("one"));
  await loadModule(shares("^1.0.0"), "./a", 0, signal);
});

test("F6 a runtime error of an undeclared dependency counts as incompatible too", async () => {
  const sentence =
    "Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement";
  leaves({ init: () => undefined, get: () => Promise.reject(new Error(sentence)) });
  const loading = loadModule({ ...shares("*"), entry: "/releases/mfe-content/12/x.js" }, "./a", 0, signal);
  expect(await diagnoseError(await loading.catch((cause: unknown) => cause))).toMatchObject({
    code: "INCOMPATIBLE_SHARED",
  });
});
