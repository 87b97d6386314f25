// Sizes of the modules in the scripts that a page loads first, and their budgets.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";

/** @import { Release } from "../../packages/contracts/src/remotes/index.ts" */
/** @typedef {Record<string, number>} Sizes minified bytes by module */

/** A module may grow by this share and this many bytes before it exceeds its budget; chosen by us. */
const TOLERANCE = 0.05;
const TOLERANCE_BYTES = 1000;

/**
 * Returns the library or the folder of a source: `react-router`, `shared-ui/toasts`, `contracts/apps`.
 * @param {string} source its address in a source map
 * @param {string} bundle the name of the package that was built; addresses have one with its version
 */
export function getModuleName(source, bundle) {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library) return library;
  const file = source.replace(/^webpack:\/\/[^/]+\//, "");
  if (file.startsWith("webpack/")) return "webpack";
  const [name = "", folder = ""] = file
    .replace(/^\.\//, `${bundle}/`)
    .replace(/^(?:\.\.\/)+(?:packages\/)?/, "")
    .replace("/src/", "/")
    .split("/");
  return folder.includes(".") ? name : `${name}/${folder}`;
}

/**
 * Returns the sizes of the modules in a script with its source map.
 * @param {string} script
 * @param {string} map
 * @param {string} bundle
 * @returns {Sizes}
 */
export function computeModuleSizes(script, map, bundle) {
  const sourceMap = new SourceMap(JSON.parse(map));
  /** @type {Sizes} */
  const sizes = {};
  script.split("\n").forEach((line, index) => {
    for (let column = 0; column < line.length; column++) {
      const entry = sourceMap.findEntry(index, column);
      const name =
        "originalSource" in entry && entry.originalSource
          ? getModuleName(entry.originalSource, bundle)
          : "other";
      sizes[name] = (sizes[name] ?? 0) + 1;
    }
  });
  return sizes;
}

/**
 * @param {(file: string) => Sizes} compute
 * @returns {(file: string) => Sizes}
 */
function cacheByFile(compute) {
  /** @type {Map<string, Sizes>} */
  const known = new Map();
  return (file) => {
    const sizes = known.get(file) ?? compute(file);
    known.set(file, sizes);
    return sizes;
  };
}

/**
 * Returns the sizes of the modules that the pages of a release load first, by page: "every page" for the scripts of all, and
 * what each adds. A module in the scripts of two pages counts for both, because a visitor first opens one of them.
 * @param {string} folder of the built release
 * @returns {Record<string, Sizes>}
 */
export function readModuleSizes(folder) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), "utf8");
  /** @type {Release} */
  const { name: bundle, preload, pages = {} } = JSON.parse(read("release.json"));
  const sizeScript = cacheByFile((file) => computeModuleSizes(read(file), read(`${file}.map`), bundle));
  const add = (/** @type {readonly string[]} */ files) => {
    /** @type {Sizes} */
    const sizes = {};
    for (const file of files)
      for (const [name, size] of Object.entries(sizeScript(file))) sizes[name] = (sizes[name] ?? 0) + size;
    return sizes;
  };
  const own = Object.entries(pages).map(([page, { preload: files }]) => [
    page,
    add(files.filter((file) => !preload.includes(file))),
  ]);
  return { "every page": add(preload), ...Object.fromEntries(own) };
}

/**
 * Returns the modules that exceed their budgets as lines of text, the one that grew most first.
 * @param {Sizes} sizes
 * @param {Sizes} budget
 */
export function findGrownModules(sizes, budget) {
  const growths = Object.entries(sizes).map(([name, size]) => {
    const allowed = budget[name] ?? 0;
    return { name, size, allowed, growth: size - allowed };
  });
  return growths
    .filter(({ allowed, growth }) => growth > allowed * TOLERANCE + TOLERANCE_BYTES)
    .sort((a, b) => b.growth - a.growth)
    .map(({ name, size, allowed }) => `${name}: ${size} bytes instead of ${allowed}`);
}
