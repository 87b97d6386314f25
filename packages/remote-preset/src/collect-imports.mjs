// Collects the exports of shared modules that a build uses. Shared modules are resolved at run time, so a bundler knows
// only which of their names the code refers to.

/** @import { Surface } from "@listwise/contracts/remotes" */

/**
 * Returns the name under which a module is shared, or `null` for modules that are part of the build.
 * @param {import("webpack").Module} module
 */
function getShareKey(module) {
  if (module.type !== "consume-shared-module" || !("options" in module)) return null;
  const { options } = module;
  if (!(options instanceof Object) || !("shareKey" in options)) return null;
  return typeof options.shareKey === "string" ? options.shareKey : null;
}

/**
 * Returns the used exports of the shared modules in `surface`, with their hashes. Exports that the surface lacks have
 * none; a module that is used as a whole counts with all its exports. Call it before modules are concatenated.
 * @param {import("webpack").Compilation} compilation
 * @param {Surface} surface
 * @returns {Surface}
 */
export function collectImports({ modules, moduleGraph, chunkGraph }, surface) {
  /** @type {Surface} */
  const imports = {};
  for (const module of modules) {
    const request = getShareKey(module);
    const known = request === null ? undefined : surface[request];
    if (request === null || !known) continue;
    const names = new Set();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      if (!originModule || !dependency || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      if (!connection.isActive(undefined)) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        for (const one of name === undefined ? Object.keys(known) : [name]) names.add(one);
      }
    }
    imports[request] = Object.fromEntries([...names].sort().map((name) => [name, known[name] ?? []]));
  }
  return Object.fromEntries(Object.entries(imports).sort(([a], [b]) => (a < b ? -1 : 1)));
}
