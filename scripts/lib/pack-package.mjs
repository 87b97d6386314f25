// Packs a package of this repository for a registry. Here its exports are TypeScript; there they are JavaScript with types.
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { isShared } from "@listwise/remote-preset/shared-modules";
import { listFiles } from "@listwise/remote-preset/source-files";
import { root } from "./packages.mjs";
import { exec } from "./toolchain.mjs";

/** Every package that a remote in a repository of its own needs. */
export const published = [
  "packages/aso-core",
  "packages/contracts",
  "packages/release-gate",
  "shared-auth",
  "shared-ui",
  "packages/sdk",
  "packages/remote-preset",
  "packages/release",
  "packages/create-remote",
];

/** @typedef {Record<string, string>} Versions */
/**
 * @typedef {{ name: string, version: string, exports: Versions, files?: string[], private?: boolean,
 *   dependencies?: Versions, devDependencies?: Versions }} Manifest
 */

/** A name that a module imports, in JavaScript or in a declaration. */
const IMPORT = /\b(from|import)(\s*\(?\s*)"([^"\n]+)"/g;

/**
 * @param {string} file
 * @returns {Manifest}
 */
const readManifest = (file) => JSON.parse(readFileSync(file, "utf8"));

const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file);
const getPackageName = (/** @type {string} */ request) =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * Returns the path of the module that a relative import of a source names, as it is called after compilation.
 * @param {string} request
 * @param {string} from
 */
function completePath(request, from) {
  const target = path.resolve(path.dirname(from), request);
  const isFile = [".ts", ".tsx"].some((ending) => existsSync(target + ending));
  return isFile ? `${request}.js` : `${request}/index.js`;
}

/**
 * Compiles the sources of a package module by module, so that bundlers can still drop those that are not used.
 * @param {string} folder
 * @param {string} target
 */
async function compileSources(folder, target) {
  /** @type {string[]} */
  const sources = [];
  for (const part of ["src", "src/testing"].map((one) => path.join(folder, one))) {
    if (!existsSync(part)) continue;
    for await (const file of listFiles(part)) if (isSource(file)) sources.push(file);
  }
  const modules = sources.filter((file) => !file.includes(`${path.sep}gallery${path.sep}`));
  await build({
    entryPoints: modules,
    outbase: path.join(folder, "src"),
    outdir: path.join(target, "dist"),
    bundle: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    sourcemap: false,
    logLevel: "warning",
    plugins: [
      {
        name: "modules",
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ kind, path: request, importer }) => {
            if (kind === "entry-point") return undefined;
            const isRelative = request.startsWith(".");
            return { path: isRelative ? completePath(request, importer) : request, external: true };
          });
        },
      },
    ],
  });
  const types = path.join(root, ".cache/types", path.basename(folder));
  for (const file of modules) {
    const name = path.relative(folder, file).replace(/\.tsx?$/, ".d.ts");
    const text = await readFile(path.join(types, name), "utf8");
    const complete = text.replace(IMPORT, (found, keyword, space, request) =>
      request.startsWith(".") ? `${keyword}${space}"${completePath(request, file)}"` : found,
    );
    const out = path.join(target, "dist", path.relative("src", name));
    await mkdir(path.dirname(out), { recursive: true });
    await writeFile(out, complete);
  }
}

/**
 * Copies the files of a package that is written in JavaScript, with the declarations that the compiler made of its JSDoc.
 * @param {string} folder
 * @param {string[]} files
 * @param {string} target
 */
async function copyScripts(folder, files, target) {
  const isShipped = (/** @type {string} */ file) =>
    !/\.test\.mjs$/.test(file) && path.basename(file) !== "testing";
  for (const file of files) {
    await cp(path.join(folder, file), path.join(target, file), {
      recursive: true,
      // The tests of a template are part of it.
      filter: (source) => file === "template" || isShipped(source),
    });
  }
  const types = path.join(root, ".cache/types/scripts", path.relative(root, folder));
  for (const name of await readdir(types, { recursive: true })) {
    const file = path.join(target, name.replace(/\.d\.mts$/, ".mjs"));
    if (name.endsWith(".d.mts") && existsSync(file))
      await cp(path.join(types, name), path.join(target, name));
  }
}

/**
 * Returns the export of a published package for one of the repository's.
 * @param {string} file
 */
function createExport(file) {
  if (file.endsWith(".json")) return file;
  const script = file.replace(/^\.\/src\/(.*)\.tsx?$/, "./dist/$1.js");
  return { types: script.replace(/\.(m?)js$/, ".d.$1ts"), default: script };
}

/**
 * Yields the packages that compiled modules and their declarations import.
 * @param {string} dist
 */
async function* findImports(dist) {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.[jt]s$/.test(name)) continue;
    const text = await readFile(path.join(dist, name), "utf8");
    for (const [, , , request = ""] of text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(IMPORT))
      if (/^@?\w/.test(request) && !request.startsWith("node:")) yield getPackageName(request);
  }
}

/**
 * Returns the dependencies of a published package: those of the repository's, and those that its test doubles import. It works
 * with the versions that it was tested with; libraries that the shell lends are its peers, so that there is one copy of each.
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {string[]} imported
 */
function createDependencies(folder, { name, dependencies = {}, devDependencies = {} }, imported) {
  const require = createRequire(path.join(folder, "package.json"));
  const findVersion = (/** @type {string} */ library) => {
    const file = (require.resolve.paths(library) ?? [])
      .map((modules) => path.join(modules, library, "package.json"))
      .find((one) => existsSync(one));
    if (!file) throw new Error(`${name} imports ${library}, which is not one of its dependencies`);
    return readManifest(file).version;
  };
  const needed = [...new Set([...Object.keys(dependencies), ...imported])].filter(
    (library) => library !== name,
  );
  const select = (/** @type {boolean} */ isPeer) =>
    Object.fromEntries(
      needed
        .filter((library) => (isShared(library) && !library.startsWith("@listwise/")) === isPeer)
        .sort()
        .map((library) => {
          if (dependencies[library] === undefined && devDependencies[library] === undefined)
            throw new Error(`${name} imports ${library}, which is not one of its dependencies`);
          const isOwn = library.startsWith("@listwise/");
          return [library, `${isPeer || isOwn ? "^" : ""}${findVersion(library)}`];
        }),
    );
  // A new remote gets the versions that its template is tested with.
  const isTemplate = name === "@listwise/create-remote";
  const tested = isTemplate ? Object.keys(devDependencies).map((one) => [one, findVersion(one)]) : [];
  return {
    dependencies: select(false),
    peerDependencies: select(true),
    devDependencies: Object.fromEntries(tested),
  };
}

/**
 * Writes the published form of a package to a folder, and packs it. Types must have been compiled before.
 * @param {string} name its folder in the repository
 * @param {string} out
 */
export async function packPackage(name, out) {
  const folder = path.join(root, name);
  const target = path.join(out, path.basename(name));
  const manifest = readManifest(path.join(folder, "package.json"));
  delete manifest.private;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  /** @type {string[]} */
  const imported = [];
  if (manifest.files) await copyScripts(folder, manifest.files, target);
  else {
    await compileSources(folder, target);
    for await (const library of findImports(path.join(target, "dist"))) imported.push(library);
  }
  const exports = Object.entries(manifest.exports).map(([key, file]) => [key, createExport(file)]);
  const published = {
    ...manifest,
    exports: Object.fromEntries(exports),
    files: manifest.files ?? ["dist"],
    ...createDependencies(folder, manifest, imported),
  };
  await writeFile(path.join(target, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  await cp(path.join(folder, "README.md"), path.join(target, "README.md"));
  await cp(path.join(root, "LICENSE"), path.join(target, "LICENSE"));
  await exec("npm", ["pack", "--silent", "--pack-destination", out], {
    cwd: target,
    label: `Packing ${name}`,
  });
}
