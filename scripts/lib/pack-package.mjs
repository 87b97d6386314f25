// Packs the packages of this repository for a registry.
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { isShared } from "@listwise/remote-preset/shared-modules";
import {
  compileSources,
  copyScripts,
  findImports,
  findNamedDomains,
  findSources,
} from "./compile-sources.mjs";
import { contracts, getDomainPackage, readDomains } from "./contract-domains.mjs";
import { FIRST_VERSION, getDomainRange, readDomainVersions } from "./contract-versions.mjs";
import { root } from "./packages.mjs";
import { exec } from "./toolchain.mjs";

/** Every package that a remote in a repository of its own needs, besides the domains of packages/contracts. */
const published = [
  "packages/aso-core",
  "packages/release-gate",
  "shared-auth",
  "shared-ui",
  "packages/sdk",
  "packages/remote-preset",
  "packages/release",
  "packages/create-remote",
];

const CONTRACTS = "@listwise/contracts";

/** @import { Domain } from "./contract-domains.mjs" */
/** @import { Versions as DomainVersions } from "./contract-versions.mjs" */
/** @typedef {Record<string, string>} Versions */
/**
 * @typedef {{ name: string, version: string, exports: Versions, files?: string[], private?: boolean,
 *   dependencies?: Versions, devDependencies?: Versions, peerDependencies?: Versions }} Manifest
 */

/**
 * @param {string} file
 * @returns {Manifest}
 */
const readManifest = (file) => JSON.parse(readFileSync(file, "utf8"));

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
 * Returns the dependencies of a published package: those of the repository's, and those that its test doubles import. It works
 * with the versions that it was tested with; libraries that the shell lends are its peers, so that there is one copy of each.
 * Of the contracts, it gets the domains that it names.
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {{ imported: string[], domains: string[], versions: DomainVersions }} used
 */
function createDependencies(folder, manifest, { imported, domains, versions }) {
  const { name, dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
  const require = createRequire(path.join(folder, "package.json"));
  const findVersion = (/** @type {string} */ library) => {
    const file = (require.resolve.paths(library) ?? [])
      .map((modules) => path.join(modules, library, "package.json"))
      .find((one) => existsSync(one));
    if (!file) throw new Error(`${name} imports ${library}, which is not one of its dependencies`);
    return readManifest(file).version;
  };
  const isDomain = (/** @type {string} */ library) => library.startsWith(getDomainPackage(""));
  const needed = [...new Set([...Object.keys(dependencies), ...imported])].filter(
    (library) => library !== name && library !== CONTRACTS && !isDomain(library),
  );
  const select = (/** @type {boolean} */ isPeer) =>
    needed
      .filter((library) => (isShared(library) && !library.startsWith("@listwise/")) === isPeer)
      .map((library) => {
        if (dependencies[library] === undefined && devDependencies[library] === undefined)
          throw new Error(`${name} imports ${library}, which is not one of its dependencies`);
        const isOwn = library.startsWith("@listwise/");
        const range = isPeer ? peerDependencies[library] : undefined;
        return [library, range ?? `${isPeer || isOwn ? "^" : ""}${findVersion(library)}`];
      });
  const ofDomains = domains.map((library) => {
    const known = versions[library.slice(getDomainPackage("").length)];
    return [library, getDomainRange(known?.version ?? FIRST_VERSION)];
  });
  const sort = (/** @type {string[][]} */ entries) =>
    Object.fromEntries(entries.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
  // A new remote gets the versions that its template is tested with.
  const isTemplate = name === "@listwise/create-remote";
  const tested = Object.keys(devDependencies)
    .filter((library) => isTemplate && library !== CONTRACTS)
    .map((library) => [library, findVersion(library)]);
  const hasDomains = dependencies[CONTRACTS] !== undefined || folder === contracts;
  return {
    dependencies: sort([...select(false), ...(hasDomains ? ofDomains : [])]),
    peerDependencies: sort(select(true)),
    devDependencies: sort([...tested, ...(isTemplate ? ofDomains : [])]),
  };
}

/**
 * Writes the published form of a package to a folder.
 * @param {string} target
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {{ sources?: string[], readme: string, versions: DomainVersions }} options `sources` are its TypeScript sources
 */
async function writePackage(target, folder, manifest, { sources, readme, versions }) {
  await mkdir(target, { recursive: true });
  /** @type {string[]} */
  const imported = [];
  if (manifest.files) await copyScripts(folder, manifest.files, target);
  else {
    await compileSources(folder, sources ?? (await findSources(folder)), target);
    for await (const library of findImports(path.join(target, "dist"))) imported.push(library);
  }
  const isTemplate = manifest.files?.includes("template");
  const domains = (await findNamedDomains(isTemplate ? path.join(target, "template") : target)).filter(
    (one) => one !== manifest.name,
  );
  const exports = Object.entries(manifest.exports).map(([key, file]) => [key, createExport(file)]);
  const content = {
    ...manifest,
    private: undefined,
    exports: Object.fromEntries(exports),
    files: manifest.files ?? ["dist"],
    ...createDependencies(folder, manifest, { imported, domains, versions }),
  };
  await writeFile(path.join(target, "package.json"), `${JSON.stringify(content, null, 2)}\n`);
  await writeFile(path.join(target, "README.md"), readme);
  await cp(path.join(root, "LICENSE"), path.join(target, "LICENSE"));
}

/**
 * Writes the package of one domain of the contracts.
 * @param {string} target
 * @param {Domain} domain
 * @param {DomainVersions} versions
 */
async function writeDomain(target, { name, entry, sources }, versions) {
  const manifest = readManifest(path.join(contracts, "package.json"));
  const text = (await Promise.all(sources.map((file) => readFile(file, "utf8")))).join("\n");
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([library]) =>
    text.includes(`"${library}/`),
  );
  const own = {
    ...manifest,
    name: getDomainPackage(name),
    version: versions[name]?.version ?? FIRST_VERSION,
    exports: { ".": `./${path.relative(contracts, entry)}` },
    dependencies: Object.fromEntries(dependencies),
  };
  const readme = `# contracts-${name}\n\nThe interface of Listwise's API for the domain \`${name}\`: schemas, types and endpoints.\n`;
  await writePackage(target, contracts, own, { sources, readme, versions });
}

/**
 * Packs all published packages into an empty folder. Types must have been compiled before. Returns the folders of the packages.
 * @param {string} out
 */
export async function packPackages(out) {
  const versions = await readDomainVersions();
  /** @type {string[]} */
  const targets = [];
  const createTarget = (/** @type {string} */ name) => {
    targets.push(path.join(out, name));
    return path.join(out, name);
  };
  for (const domain of await readDomains())
    await writeDomain(createTarget(`contracts-${domain.name}`), domain, versions);
  for (const name of published) {
    const folder = path.join(root, name);
    const manifest = readManifest(path.join(folder, "package.json"));
    const readme = await readFile(path.join(folder, "README.md"), "utf8");
    await writePackage(createTarget(path.basename(name)), folder, manifest, { readme, versions });
  }
  await exec("npm", ["pack", "--silent", "--pack-destination", out, ...targets], { label: "npm pack" });
  return targets;
}
