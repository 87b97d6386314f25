// Fails a build that uses more of zod than the shell brings. A shared library comes from elsewhere at run time, and a
// bundler takes every name of it for granted.
import { readFileSync } from "node:fs";

const NAME = "SharedListPlugin";
const USES = /\bz\.(\w+)/g;

/** The names that a file which only re-exports a list brings. */
function namesIn(file) {
  const list = /export \{([^}]*)\} from/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  return new Set(list.split(",").map((name) => name.trim()));
}

export class SharedListPlugin {
  /** @param {{ list: string }} options */
  constructor({ list }) {
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
          for (const [, name] of source.matchAll(USES)) {
            if (brought.has(name)) continue;
            compilation.errors.push(
              new Error(
                `${module.resource} uses z.${name}, which the shell does not bring: add it to ${this.list}`,
              ),
            );
          }
        }
      });
    });
  }
}
