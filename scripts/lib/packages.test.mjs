import path from "node:path";
import { createFolder, removeFolders } from "../testing/fixture.mjs";
import { bundles, computeBuildHash, computeSourceHash, getPort, listFiles } from "./packages.mjs";

afterEach(removeFolders);

test("the shell and every remote are bundles with ports of their own", () => {
  expect(bundles).toEqual(expect.arrayContaining(["shell", "mfe-content", "mfe-tracking"]));
  expect(bundles).not.toContain("backend");
  expect(getPort("shell")).toBe(4100);
  expect(new Set(bundles.map(getPort)).size).toBe(bundles.length);
});

test("sources are listed in a fixed order without tests, build output and dependencies", async () => {
  const kept = ["a/b.ts", "a/c.ts", "z.ts"];
  const left = ["a/b.test.ts", "dist/a.js", "node_modules/x/index.js", "a/testing/builders.ts"];
  const folder = createFolder(Object.fromEntries([...left, ...kept].map((file) => [file, ""])));
  const found = [];
  for await (const file of listFiles(folder)) found.push(path.relative(folder, file));
  expect(found).toEqual(kept);
});

test("a file is listed as itself", async () => {
  const folder = createFolder({ "a.ts": "" });
  const found = [];
  for await (const file of listFiles(path.join(folder, "a.ts"))) found.push(file);
  expect(found).toEqual([path.join(folder, "a.ts")]);
});

test("hashes depend on the package", async () => {
  const [content, tracking] = await Promise.all(["mfe-content", "mfe-tracking"].map(computeBuildHash));
  expect(content).toMatch(/^[0-9a-f]{8}$/);
  expect(tracking).not.toBe(content);
  expect(await computeSourceHash("shell")).not.toBe(await computeSourceHash("backend"));
});
