import { bundles, computeSourceHash, getPort } from "./packages.mjs";

test("the shell and every remote are bundles with ports of their own", () => {
  expect(bundles).toEqual(expect.arrayContaining(["shell", "mfe-content", "mfe-tracking"]));
  expect(bundles).not.toContain("backend");
  expect(getPort("shell")).toBe(4100);
  expect(new Set(bundles.map(getPort)).size).toBe(bundles.length);
});

test("hashes depend on the package", async () => {
  expect(await computeSourceHash("shell")).not.toBe(await computeSourceHash("backend"));
});
