// Makes a bundle's chunk loader look up each script in the page's integrity table. Webpack's own loader knows no hashes
// and retries a blocked chunk without one; with this plugin a chunk without a hash never loads.
import webpack from "webpack";

const NAME = "IntegrityPlugin";
const SOURCE = /script\.src = [^;]+;/;

/** @param {string} source */
function addIntegrityCheck(source) {
  if (!SOURCE.test(source)) throw new Error(`${NAME}: webpack's script loader has changed`);
  return `var approved;
try { approved = globalThis[Symbol.for("listwise.integrity.v1")](url); }
catch (refusal) { return done({ type: "refused: " + refusal.message, target: { src: url } }); }
url = approved.address;
${source.replace(SOURCE, "script.src = approved.trusted;")}
script.integrity = approved.integrity;
script.crossOrigin = "anonymous";`;
}

export class IntegrityPlugin {
  /** @param {import("webpack").Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(NAME, addIntegrityCheck);
    });
  }
}
