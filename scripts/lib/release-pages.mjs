import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findStrayTexts } from "./find-stray-texts.mjs";
import { getResource } from "./module-source.mjs";

/**
 * Reads a package's `pages.json` and returns, by route pattern, what the server needs before any script has run: the
 * scripts of the page's chunk to preload, and its heading. `undefined` without the file.
 *
 * @param {import("webpack").Compilation} compilation
 * @param {{ getScripts: (group: import("webpack").ChunkGroup) => string[], known: string[] }} options
 * @throws in production, if a page has no chunk of its own or does not contain a text of its heading
 */
export function readPages(compilation, { getScripts, known }) {
  const folder = compilation.compiler.context;
  const file = path.join(folder, "pages.json");
  if (!existsSync(file)) return undefined;
  /** @type {Map<string, Iterable<import("webpack").Chunk>>} */
  const chunksOf = new Map();
  for (const module of compilation.modules) {
    const resource = getResource("rootModule" in module ? module.rootModule : module);
    if (resource.startsWith(folder)) chunksOf.set(resource, compilation.chunkGraph.getModuleChunks(module));
  }
  const getPreload = (/** @type {string} */ source) => {
    const groups = [...(chunksOf.get(path.join(folder, "src", source)) ?? [])].flatMap((chunk) => [
      ...chunk.groupsIterable,
    ]);
    return [...new Set(groups.flatMap(getScripts))].filter((script) => !known.includes(script));
  };
  /** @type {[string, { source: string, hero: Record<string, string>, description: string }][]} */
  const entries = Object.entries(JSON.parse(readFileSync(file, "utf8")));
  return Object.fromEntries(
    entries.map(([route, { source, hero, description }]) => {
      const preload = getPreload(source);
      if (compilation.options.mode !== "production") return [route, { preload, hero, description }];
      if (preload.length === 0) throw new Error(`${file}: ${source} of ${route} has no chunk of its own`);
      const [stray] = findStrayTexts(path.join(folder, "src", source), hero);
      if (stray) throw new Error(`${file}: the page of ${route} does not say "${stray}"`);
      return [route, { preload, hero, description }];
    }),
  );
}
