// Loads the current contracts and the release gate for tools. They are TypeScript, so they are bundled first.
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root, computeSourceHash } from "./packages.mjs";

/** @typedef {typeof import("../../packages/contracts/src/events/index.ts") & typeof import("../../packages/contracts/src/remotes/index.ts") & typeof import("../../packages/release-gate/src/index.ts")} Contracts */

/** @type {Promise<Contracts> | undefined} */
let loading;

/** @returns {Promise<Contracts>} */
async function load() {
  const folder = path.join(root, ".cache/contracts");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${(await computeSourceHash("packages/release-gate")).slice(0, 16)}.mjs`);
  const { exports } = JSON.parse(await readFile(path.join(root, "packages/contracts/package.json"), "utf8"));
  const sources = Object.values(exports).map((source) => path.join(root, "packages/contracts", source));
  const contents = [...sources, path.join(root, "packages/release-gate/src")]
    .map((source) => `export * from ${JSON.stringify(source)};`)
    .join("\n");
  await build({
    stdin: { contents, resolveDir: root },
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  return import(pathToFileURL(file).href);
}

/** Loads the exports of `@listwise/contracts` and `@listwise/release-gate` from source; the bundle is built once per process. */
export function loadContracts() {
  loading ??= load();
  return loading;
}
