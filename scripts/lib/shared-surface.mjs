// Type surface of the shared modules: what the shell provides, and what remotes were built against.
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { computeSourceHash, root } from "./packages.mjs";
import { readExportedNames } from "@listwise/remote-preset/shared-list-plugin";
import { ownModules, sharedSubsets } from "@listwise/remote-preset/shared-modules";
import { surfaceFile } from "@listwise/remote-preset/shared-surface";

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

/**
 * Computes the surface of the shared modules, once per state of the sources, and writes it for the builds.
 * @returns {Promise<SharedSurface>}
 */
async function load() {
  const hash = (await computeSourceHash("packages/release-gate")).slice(0, 16);
  const file = path.join(root, ".cache/surface", `${hash}.json`);
  const surface = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : await compute();
  for (const target of [file, surfaceFile]) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(surface));
  }
  return surface;
}

/** Returns the surface of the shared modules, and writes it to where builds and the published preset read it. */
export function writeSharedSurface() {
  loading ??= load();
  return loading;
}
