// Compiles the sources of a package for a registry. Here its exports are TypeScript; there they are JavaScript with types.
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { listFiles } from "@listwise/remote-preset/source-files";
import { findDomain, getDomainPackage, replaceDomains } from "./contract-domains.mjs";
import { root } from "./packages.mjs";

/** A name that a module imports, in JavaScript or in a declaration. */
const IMPORT = /\b(from|import)(\s*\(?\s*)"([^"\n]+)"/g;

const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file);
const getPackageName = (/** @type {string} */ request) =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * Returns what an import of a source is called after compilation: the path of a module, or the package of another domain.
 * @param {string} request
 * @param {string} from
 */
function completeImport(request, from) {
  if (!request.startsWith(".")) return replaceDomains(request);
  const target = path.resolve(path.dirname(from), request);
  const domain = findDomain(target);
  if (domain !== null && domain !== findDomain(from)) return getDomainPackage(domain);
  const isFile = [".ts", ".tsx"].some((ending) => existsSync(target + ending));
  return isFile ? `${request}.js` : `${request}/index.js`;
}

/**
 * Finds the sources of a package, with the doubles for tests, and without fixtures and the gallery.
 * @param {string} folder
 */
export async function findSources(folder) {
  /** @type {string[]} */
  const sources = [];
  for (const part of ["src", "src/testing"].map((one) => path.join(folder, one))) {
    if (!existsSync(part)) continue;
    for await (const file of listFiles(part)) if (isSource(file)) sources.push(file);
  }
  return sources.filter((file) => !/[\\/]gallery[\\/]|\.fixtures\./.test(file));
}

/**
 * Compiles the sources of a package module by module, so that bundlers can still drop those that are not used.
 * @param {string} folder
 * @param {string[]} modules
 * @param {string} target
 */
export async function compileSources(folder, modules, target) {
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
            return { path: completeImport(request, importer), external: true };
          });
        },
      },
    ],
  });
  const types = path.join(root, ".cache/types", path.basename(folder));
  for (const file of modules) {
    const name = path.relative(folder, file).replace(/\.tsx?$/, ".d.ts");
    const text = await readFile(path.join(types, name), "utf8");
    const complete = text.replace(
      IMPORT,
      (_found, keyword, space, request) => `${keyword}${space}"${completeImport(request, file)}"`,
    );
    const out = path.join(target, "dist", path.relative("src", name));
    await mkdir(path.dirname(out), { recursive: true });
    await writeFile(out, replaceDomains(complete));
  }
}

/**
 * Copies the files of a package that is written in JavaScript, with the declarations that the compiler made of its JSDoc.
 * @param {string} folder
 * @param {string[]} files
 * @param {string} target
 */
export async function copyScripts(folder, files, target) {
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
  for await (const file of listTexts(target))
    await writeFile(file, replaceDomains(await readFile(file, "utf8")));
}

/**
 * Yields the modules, declarations and templates in a folder.
 * @param {string} folder
 */
async function* listTexts(folder) {
  for (const name of await readdir(folder, { recursive: true }))
    if (/\.[cm]?[jt]sx?$/.test(name)) yield path.join(folder, name);
}

/**
 * Returns the packages of the domains that the modules in a folder name.
 * @param {string} folder
 */
export async function findNamedDomains(folder) {
  const domains = new Set();
  for await (const file of listTexts(folder))
    for (const [name] of (await readFile(file, "utf8")).matchAll(/@listwise\/contracts-[a-z]+(-[a-z]+)*/g))
      domains.add(name);
  return [...domains].sort();
}

/**
 * Yields the packages that compiled modules and their declarations import.
 * @param {string} dist
 */
export async function* findImports(dist) {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.[jt]s$/.test(name)) continue;
    const text = await readFile(path.join(dist, name), "utf8");
    for (const [, , , request = ""] of text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(IMPORT))
      if (/^@?\w/.test(request) && !request.startsWith("node:")) yield getPackageName(request);
  }
}
