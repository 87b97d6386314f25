// Loads the current contracts and the release gate for tools. They are TypeScript, so they are bundled first.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root, computeSourceHash } from "./packages.mjs";

/** @typedef {typeof import("../../contracts/src/index.ts") & typeof import("../../release-gate/src/index.ts")} Contracts */

/** @type {Promise<Contracts> | undefined} */
let loading;

/** @returns {Promise<Contracts>} */
async function load() {
  const folder = path.join(root, ".cache/contracts");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${(await computeSourceHash("release-gate")).slice(0, 16)}.mjs`);
  const contents = 'export * from "./contracts/src"; export * from "./release-gate/src";';
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
