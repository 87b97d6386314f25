// Fails a build that uses more of a library than the shell brings of it. A shared library comes from elsewhere at run
// time, and a bundler takes every name of it for granted.
import { readFileSync } from "node:fs";

const NAME = "SharedListPlugin";

/** The names that a file which only re-exports a list brings. */
function namesIn(file) {
  const list = /export \{([^}]*)\} from/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  return new Set(list.split(",").map((name) => name.trim()));
}

/** What a module uses of a library: members of `z`, or what it imports by name. */
function* usedBy(source, request) {
  if (request === "zod/mini") {
    for (const [, name] of source.matchAll(/\bz\.(\w+)/g)) yield name;
    return;
  }
  for (const [, names, from] of source.matchAll(/\{([^{}]*)\}\s*from\s*["']([^"']+)["']/g)) {
    if (from !== request) continue;
    for (const name of names.split(",")) if (name.trim()) yield name.trim().split(" as ")[0];
  }
}

export class SharedListPlugin {
  /** @param {{ request: string, list: string }} options */
  constructor({ request, list }) {
    this.request = request;
    this.list = list;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        const brought = namesIn(this.list);
        for (const module of compilation.modules) {
          if (!/\.tsx?$/.test(module.resource ?? "")) continue;
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const source = String(module.originalSource()?.source() ?? "");
          for (const name of usedBy(source, this.request)) {
            if (brought.has(name)) continue;
            const problem = `${module.resource} uses ${name} of ${this.request}`;
            compilation.errors.push(new Error(`${problem}, which the shell does not bring: ${this.list}`));
          }
        }
      });
    });
  }
}
