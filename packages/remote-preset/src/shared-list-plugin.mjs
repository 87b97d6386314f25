// Fails a build that uses names of a shared library that the shell does not provide. A bundler cannot check this, because
// the library is only resolved at run time.
import { readFileSync } from "node:fs";
import webpack from "webpack";
import { getResource } from "./module-source.mjs";

const NAME = "SharedListPlugin";

/**
 * Returns the names that a re-exporting file exports.
 * @param {string} file
 */
export function readExportedNames(file) {
  const list = /export \{([^}]*)\} from/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  return new Set(list.split(",").map((name) => name.trim()));
}

/**
 * Yields the names of a library that a module uses: members of `z`, or named imports.
 * @param {string} source
 * @param {string} request
 * @returns {Generator<string>}
 */
function* findUsedNames(source, request) {
  if (request === "zod/mini") {
    for (const [, name = ""] of source.matchAll(/\bz\.(\w+)/g)) yield name;
    return;
  }
  for (const [, names = "", from] of source.matchAll(/\{([^{}]*)\}\s*from\s*["']([^"']+)["']/g)) {
    if (from !== request) continue;
    for (const name of names.split(",")) if (name.trim()) yield name.trim().replace(/ as .*/, "");
  }
}

export class SharedListPlugin {
  /** @param {{ request: string, list: string }} options */
  constructor({ request, list }) {
    this.request = request;
    this.list = list;
  }

  /** @param {import("webpack").Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        const brought = readExportedNames(this.list);
        for (const module of compilation.modules) {
          const resource = getResource(module);
          if (!/\.tsx?$/.test(resource)) continue;
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const source = String(module.originalSource()?.source() ?? "");
          for (const name of findUsedNames(source, this.request)) {
            if (brought.has(name)) continue;
            const problem = `${resource} uses ${name} of ${this.request}`;
            compilation.errors.push(
              new webpack.WebpackError(`${problem}, which the shell does not provide: ${this.list}`),
            );
          }
        }
      });
    });
  }
}
