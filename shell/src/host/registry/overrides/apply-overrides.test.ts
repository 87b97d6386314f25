import { aRegistry, aRemote, createRuntime } from "../../testing/a-registry";
import { isKnownOrigin } from "../origins";
import { applyOverrides } from "./apply-overrides";
import { getActiveOverrides } from "./override";

// The overrides of a page are read once, from its address.
jest.mock("./override", () => ({
  ...jest.requireActual<object>("./override"),
  getActiveOverrides: jest.fn(),
}));

const ORIGIN = "http://localhost:4100";
const live = aRemote();
const override = (...names: string[]) =>
  jest.mocked(getActiveOverrides).mockReturnValue(names.map((name) => ({ name, origin: ORIGIN })));
const answer = (name: string) => {
  const descriptor = { ...live.descriptor, name };
  const release = {
    name,
    version: "1.0.0-x",
    entry: "remoteEntry.js",
    integrity: {},
    preload: [],
    descriptor,
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(release));
};

test("a live remote is replaced by that of its development server, whose origin is allowed", async () => {
  const runtime = createRuntime(aRegistry(live));
  override(live.name);
  answer(live.name);
  const { remotes } = await applyOverrides(runtime, aRegistry(live));
  expect(remotes).toEqual([
    expect.objectContaining({ name: live.name, version: "development", entry: `${ORIGIN}/remoteEntry.js` }),
  ]);
  expect(isKnownOrigin(runtime, ORIGIN)).toBe(true);
});

test("a remote that the site doesn't have yet is added with its own descriptor", async () => {
  override("mfe-new");
  answer("mfe-new");
  const { remotes } = await applyOverrides(createRuntime(aRegistry(live)), aRegistry(live));
  expect(remotes).toEqual([
    live,
    {
      ...{ name: "mfe-new", version: "development", enabled: true, integrity: {}, shared: undefined },
      entry: `${ORIGIN}/remoteEntry.js`,
      descriptor: expect.objectContaining({ name: "mfe-new" }),
    },
  ]);
});

test("without its server, a live remote keeps its pages, and a new one is left out", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  override(live.name, "mfe-new");
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { remotes } = await applyOverrides(createRuntime(aRegistry(live)), aRegistry(live));
  expect(remotes).toEqual([
    expect.objectContaining({ name: live.name, version: "development", descriptor: live.descriptor }),
  ]);
});
