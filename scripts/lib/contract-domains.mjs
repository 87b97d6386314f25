// The domains of packages/contracts. Each is published as a package of its own, so that a remote only depends on those it uses.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@listwise/remote-preset/source-files";
import { root } from "./packages.mjs";

/** Folder of the package with all domains. */
export const contracts = path.join(root, "packages/contracts");

/** The list of all endpoints depends on every domain and is only for the server. */
const UNPUBLISHED = ["endpoints"];
const IMPORT = /\bfrom "([^"\n]+)"/g;

/**
 * `entry` is the file with the public names, `sources` are all files, and `imports` the other domains that they use.
 * @typedef {{ name: string, entry: string, sources: string[], imports: string[] }} Domain
 */

/** Returns the name of the package of a domain. */
export const getDomainPackage = (/** @type {string} */ domain) => `@listwise/contracts-${domain}`;

/**
 * Replaces the domains that a text imports by their packages: `@listwise/contracts/apps` is published as
 * `@listwise/contracts-apps`.
 * @param {string} text
 */
export const replaceDomains = (text) => text.replace(/@listwise\/contracts\/(?=\w)/g, getDomainPackage(""));

/**
 * Returns the domain that a module of packages/contracts belongs to, or `null` for other modules.
 * @param {string} file with or without its ending
 */
export function findDomain(file) {
  const [part = "", ...rest] = path.relative(path.join(contracts, "src"), file).split(path.sep);
  return part === ".." ? null : rest.length > 0 ? part : part.replace(/\.ts$/, "");
}

/**
 * Reads the published domains. Those that others use come first.
 * @returns {Promise<Domain[]>}
 * @throws if domains import each other
 */
export async function readDomains() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(contracts, "package.json"), "utf8"));
  const entries = Object.entries(exports)
    .map(([key, file]) => ({ name: key.slice(2), entry: path.join(contracts, file) }))
    .filter(({ name, entry }) => entry.endsWith(".ts") && !UNPUBLISHED.includes(name));
  return sortDomains(await Promise.all(entries.map(readDomain)));
}

/**
 * @param {{ name: string, entry: string }} domain
 * @returns {Promise<Domain>}
 */
async function readDomain({ name, entry }) {
  const sources = [];
  const imports = new Set();
  for await (const file of listFiles(path.basename(entry) === "index.ts" ? path.dirname(entry) : entry)) {
    sources.push(file);
    for (const [, request = ""] of (await readFile(file, "utf8")).matchAll(IMPORT)) {
      const domain = request.startsWith(".") && findDomain(path.resolve(path.dirname(file), request));
      if (domain && domain !== name) imports.add(domain);
    }
  }
  return { name, entry, sources, imports: [...imports].sort() };
}

/**
 * Sorts domains so that each follows those that it imports.
 * @param {Domain[]} domains
 * @throws if domains import each other
 */
export function sortDomains(domains) {
  /** @type {Domain[]} */
  const sorted = [];
  let rest = domains;
  while (rest.length > 0) {
    const known = sorted.map(({ name }) => name);
    const ready = rest.filter(({ imports }) => imports.every((one) => known.includes(one)));
    if (ready.length === 0)
      throw new Error(`Domains import each other: ${rest.map(({ name }) => name).join(", ")}`);
    sorted.push(...ready);
    rest = rest.filter((one) => !ready.includes(one));
  }
  return sorted;
}
