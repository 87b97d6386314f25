import webpack from "webpack";

const NAME = "HotConsumesPlugin";

/**
 * Keeps shared modules working when a hot update changes which of them a bundle uses. Such an update evaluates the federation
 * plugin's runtime module again with an empty table, which the runtime fills only if it has not been marked as filled.
 */
export class HotConsumesPlugin {
  /** @param {import("webpack").Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== "consumes") return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return code && `${code}\n${webpack.RuntimeGlobals.require}.consumesLoadingData._updated = 0;`;
        };
      });
    });
  }
}
