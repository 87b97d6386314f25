import { aRegistry, aRemote, aVersion, createRuntime } from "../../host/testing/a-registry";
import { buildSharedAddress } from "./share-address";

const named = (name: string) => aRemote({ name, descriptor: { ...aRemote().descriptor, name } });

test("the address pins what the tab runs, and names what it cannot pin", () => {
  const registry = aRegistry(named("mfe-content"), named("mfe-tracking"), named("mfe-local"), {
    ...named("mfe-off"),
    enabled: false,
  });
  const runtime = createRuntime(registry);
  const use = (name: string, version: string) => {
    runtime.getState(name).used = { ...named(name), ...aVersion(version) };
  };
  use("mfe-tracking", "0.9.0-fallback");
  use("mfe-local", "development");
  const href = "https://site.example/keywords?for=7&token=secret&mfe=mfe-content@0.1.0#top";
  const { address, omitted } = buildSharedAddress(runtime, registry, href);
  const { searchParams, pathname } = new URL(address);
  expect(pathname).toBe("/keywords");
  expect(searchParams.getAll("mfe")).toEqual(["mfe-tracking@0.9.0-fallback", "mfe-content@1.0.0-aaaaaaaa"]);
  expect(searchParams.get("for")).toBe("7");
  expect(address).not.toContain("secret");
  expect(omitted).toEqual(["mfe-local"]);
});

test("of more than ten remotes the loaded ones are pinned", () => {
  const names = Array.from({ length: 12 }, (_, index) => `mfe-part${index}`);
  const registry = aRegistry(...names.map(named));
  const runtime = createRuntime(registry);
  runtime.getState("mfe-part11").used = { ...named("mfe-part11"), ...aVersion("1.0.0-aaaaaaaa") };
  const { address, omitted } = buildSharedAddress(runtime, registry, "https://site.example/");
  expect(new URL(address).searchParams.getAll("mfe")).toHaveLength(10);
  expect(address).toContain("mfe-part11");
  expect(omitted).toEqual(["mfe-part9", "mfe-part10"]);
});
