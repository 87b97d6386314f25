// Builds the same sources as one bundle, without federation. Only the bench uses it.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compile } from "../lib/compile.mjs";
import { createHost } from "../lib/host-config.mjs";
import { root } from "../lib/toolchain.mjs";

/** @import { Release } from "../../packages/contracts/src/remotes/index.ts" */

const source = path.join(root, "shell/src/host/delivery/load-module.ts");
const replacement = path.join(import.meta.dirname, "load-module.monolith.mjs");

/** @param {string} folder */
function createConfiguration(folder) {
  const config = createHost()({
    alias: { [source]: replacement },
    output: { path: folder },
  });
  return {
    ...config,
    cache: { ...config.cache, name: "monolith" },
    plugins: config.plugins.filter((plugin) => plugin.constructor.name !== "ModuleFederationPlugin"),
  };
}

/**
 * Returns a release without its files: only the descriptor and the pages' headings remain.
 * @param {Release} release
 * @returns {Release}
 */
function withoutFiles(release) {
  const pages = Object.entries(release.pages ?? {}).map(([route, page]) => [route, { ...page, preload: [] }]);
  return { ...release, preload: [], pages: Object.fromEntries(pages) };
}

/**
 * Builds the monolith into its own release repository. Remotes are published as descriptors only; the bundle serves
 * their routes.
 * @param {string} store
 * @param {string[]} remotes
 */
export async function buildMonolith(store, remotes) {
  await rm(store, { recursive: true, force: true });
  const staged = path.join(store, ".shell");
  await compile(createConfiguration(staged));
  /** @type {Record<string, string>} */
  const live = {};
  const add = async (/** @type {Release} */ release) => {
    live[release.name] = release.version;
    const folder = path.join(store, release.name, release.version);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "release.json"), JSON.stringify(release));
    return folder;
  };
  /** @type {(folder: string) => Promise<Release>} */
  const read = async (folder) => JSON.parse(await readFile(path.join(folder, "release.json"), "utf8"));
  for (const folder of remotes) await add(withoutFiles(await read(folder)));
  await cp(staged, await add(await read(staged)), { recursive: true });
  await rm(staged, { recursive: true });
  await writeFile(path.join(store, "live.json"), JSON.stringify(live));
}
