import { getResource } from "./module-source.mjs";

/** @import { Chunk, ChunkGroup, Compilation } from "webpack" */

/**
 * Returns the chunk groups of shared modules that the host loads together with a chunk group.
 * @param {Compilation["chunkGraph"]} chunkGraph
 * @param {ChunkGroup} group
 */
function getLazySharedGroups(chunkGraph, group) {
  return group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === "consume-shared-module")
    .flatMap(({ blocks }) => blocks.map((block) => chunkGraph.getBlockChunkGroup(block)));
}

/**
 * Returns, by route pattern, what the server needs for a page besides its document: the scripts of the page's chunk to
 * preload, and its meta description.
 * @param {Compilation} compilation
 * @param {Record<string, { source: string, description: string | undefined }>} pages
 * @param {{ getScripts: (group: ChunkGroup | undefined) => string[], known: string[] }} options
 * @throws in production, if a page has no chunk of its own
 */
export function collectPages(compilation, pages, { getScripts, known }) {
  /** @type {Map<string, Iterable<Chunk>>} */
  const chunksOf = new Map();
  for (const module of compilation.modules) {
    const resource = getResource("rootModule" in module ? module.rootModule : module);
    if (resource) chunksOf.set(resource, compilation.chunkGraph.getModuleChunks(module));
  }
  const getPreload = (/** @type {string} */ source) => {
    const groups = [...(chunksOf.get(source) ?? [])].flatMap((chunk) => [...chunk.groupsIterable]);
    const shared = groups.flatMap((group) => getLazySharedGroups(compilation.chunkGraph, group));
    return [...new Set([...groups, ...shared].flatMap(getScripts))].filter(
      (script) => !known.includes(script),
    );
  };
  return Object.fromEntries(
    Object.entries(pages).map(([route, { source, description }]) => {
      const preload = getPreload(source);
      if (compilation.options.mode === "production" && preload.length === 0) {
        throw new Error(`${source} of ${route} has no chunk of its own`);
      }
      return [route, { preload, description }];
    }),
  );
}
