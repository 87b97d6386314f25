// Loads the current contracts for tools. They are TypeScript, so they are bundled first.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root, computeSourceHash } from "./packages.mjs";

let loading;

async function load() {
  const folder = path.join(root, ".cache/contracts");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${(await computeSourceHash("contracts")).slice(0, 16)}.mjs`);
  const entryPoints = [path.join(root, "contracts/src/index.ts")];
  await build({
    entryPoints,
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  return import(pathToFileURL(file).href);
}

/** Loads the exports of `@listwise/contracts` from source; the bundle is built once per process. */
export function loadContracts() {
  loading ??= load();
  return loading;
}
