// Builds the same sources as one bundle, without federation. Only the bench uses it.
import { cp, readFile, rm, writeFile } from "node:fs/promises";
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
 * Returns a release of which no page preloads files.
 * @param {Release} release
 * @returns {Release}
 */
function withoutPreloads(release) {
  const pages = Object.entries(release.pages ?? {}).map(([route, page]) => [route, { ...page, preload: [] }]);
  return { ...release, preload: [], pages: Object.fromEntries(pages) };
}

/**
 * Builds the monolith into its own release repository. The server also reads descriptors and documents from the remotes'
 * releases, but browsers request none of their scripts.
 * @param {string} store
 * @param {string[]} remotes
 */
export async function buildMonolith(store, remotes) {
  await rm(store, { recursive: true, force: true });
  const shell = path.join(store, ".shell");
  await compile(createConfiguration(shell));
  /** @type {Record<string, string>} */
  const live = {};
  for (const folder of [...remotes, shell]) {
    /** @type {Release} */
    const release = JSON.parse(await readFile(path.join(folder, "release.json"), "utf8"));
    const { name, version } = release;
    const target = path.join(store, name, version);
    await cp(folder, target, { recursive: true });
    if (folder !== shell)
      await writeFile(path.join(target, "release.json"), JSON.stringify(withoutPreloads(release)));
    live[name] = version;
  }
  await rm(shell, { recursive: true });
  await writeFile(path.join(store, "live.json"), JSON.stringify(live));
}
