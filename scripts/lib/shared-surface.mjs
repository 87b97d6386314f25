// Type surface of the shared modules: what the shell provides, and what remotes were built against.
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { computeSourceHash, root } from "./packages.mjs";
import { ownModules, sharedSubsets } from "./shared-modules.mjs";
import { readExportedNames } from "./shared-list-plugin.mjs";

/** @import { SharedSurface } from "../../packages/release-gate/src/surface/index.ts" */

/** @type {Promise<SharedSurface> | undefined} */
let loading;

/**
 * Returns the source file of a module of our own, e.g. `@listwise/shared-ui/form`.
 * @param {string} request
 */
function getEntry(request) {
  const [, name = "", ...rest] = request.split("/");
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(root, name, "package.json"), "utf8"));
  const file = exports[[".", ...rest].join("/")];
  if (!file) throw new Error(`${request} is shared but not exported by ${name}`);
  return path.join(root, name, file);
}

/**
 * Loads the functions that compute and compare surfaces. They are TypeScript, so they are bundled first.
 * @returns {Promise<typeof import("../../packages/release-gate/src/surface/index.ts")>}
 */
export async function loadSurfaceTools() {
  const outfile = path.join(root, ".cache/surface/tools.mjs");
  await build({
    entryPoints: [path.join(root, "packages/release-gate/src/surface/index.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["typescript"],
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href);
}

/** @returns {Promise<SharedSurface>} */
async function compute() {
  const { computeSurface } = await loadSurfaceTools();
  const { exports, deprecations } = computeSurface(
    Object.fromEntries(ownModules.map((request) => [request, getEntry(request)])),
  );
  // Of libraries that the shell provides in part, the names are compared; their types follow from the version.
  for (const { request, list } of sharedSubsets) {
    exports[request] = Object.fromEntries([...readExportedNames(list)].sort().map((name) => [name, []]));
  }
  return { exports, deprecations };
}

/** @returns {Promise<SharedSurface>} */
async function load() {
  const hash = (await computeSourceHash("packages/release-gate")).slice(0, 16);
  const file = path.join(root, ".cache/surface", `${hash}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, "utf8"));
  const surface = await compute();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(surface));
  return surface;
}

/** Loads the surface of the shared modules; it is computed once per state of the sources. */
export function loadSharedSurface() {
  loading ??= load();
  return loading;
}
