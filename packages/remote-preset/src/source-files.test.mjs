import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { computeBuildHash, findLockFile, listFiles } from "./source-files.mjs";
import { createFolder, removeFolders } from "./testing/fixture.mjs";

afterEach(removeFolders);

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

test("the lock file of a package is that of its workspace, and of a lone package its own", () => {
  const folder = createFolder({
    "pnpm-lock.yaml": "",
    "one/package.json": "{}",
    "two/package-lock.json": "",
  });
  expect(findLockFile(path.join(folder, "one"))).toBe(path.join(folder, "pnpm-lock.yaml"));
  expect(findLockFile(path.join(folder, "two"))).toBe(path.join(folder, "two/package-lock.json"));
});

test("a build hash depends on the sources, the lock file, and the linked packages that are bundled", async () => {
  const manifest = (/** @type {string[]} */ ...names) =>
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "workspace:*"])) });
  const folder = createFolder({
    "pnpm-lock.yaml": "1",
    "remote/package.json": manifest("bundled", "react"),
    "remote/node_modules/.keep": "",
    "remote/src/a.ts": "1",
    "bundled/package.json": manifest(),
    "bundled/a.ts": "1",
    "lent/package.json": manifest(),
    "lent/a.ts": "1",
  });
  const remote = path.join(folder, "remote");
  symlinkSync(path.join(folder, "bundled"), path.join(remote, "node_modules/bundled"));
  symlinkSync(path.join(folder, "lent"), path.join(remote, "node_modules/react"));
  const first = await computeBuildHash(remote);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect(await computeBuildHash(remote)).toBe(first);
  const hashes = [first];
  for (const file of ["remote/src/a.ts", "pnpm-lock.yaml", "bundled/a.ts"]) {
    writeFileSync(path.join(folder, file), "2");
    hashes.push(await computeBuildHash(remote));
  }
  expect(new Set(hashes).size).toBe(4);
  writeFileSync(path.join(folder, "lent/a.ts"), "2");
  expect(await computeBuildHash(remote)).toBe(hashes.at(-1));
});
