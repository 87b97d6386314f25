import { readFileSync } from "node:fs";
import path from "node:path";
import { bundles, root } from "../lib/packages.mjs";

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");

test.each(bundles)("the monolith contains every module that %s exposes", (name) => {
  /** @type {{ exports?: Record<string, string> }} */
  const { exports = {} } = JSON.parse(read(`${name}/package.json`));
  const files = Object.values(exports).filter((file) => file.endsWith("lifecycles.tsx"));
  // Jest can't load the file, because it imports the sources of remotes.
  const source = read("scripts/bench/load-module.monolith.mjs");
  const imported = [...source.matchAll(/import\("\.\.\/\.\.\/([^/]+)(\/[^"]+)"\)/g)];
  expect(
    imported
      .filter(([, remote]) => remote === name)
      .map(([, , file]) => `.${file}`)
      .toSorted(),
  ).toEqual(files.toSorted());
});
