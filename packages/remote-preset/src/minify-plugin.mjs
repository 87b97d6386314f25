// Minifies with SWC, which also compiles the sources, keeps source maps, and lets browsers compile early.
import { minify } from "@swc/core";
import webpack from "webpack";

const NAME = "MinifyPlugin";
const { ConcatSource, SourceMapSource, RawSource } = webpack.sources;

/**
 * Asks V8 to compile all functions of a script in the background while it downloads. Otherwise it compiles each function at
 * its first call, on the main thread. Must be the first line; other engines ignore it.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** @type {import("@swc/core").JsMinifyOptions} */
const OPTIONS = {
  compress: { passes: 2, ecma: 2020 },
  mangle: true,
  ecma: 2020,
  module: false,
  format: { comments: false },
};

/**
 * @param {import("webpack").sources.Source} source
 * @param {string} name
 */
async function minifySource(source, name) {
  const { source: code, map } = source.sourceAndMap();
  // The types of `sourceMap` know only booleans; an object is the input's own map.
  const options = map
    ? Object.assign({ ...OPTIONS }, { sourceMap: { content: JSON.stringify(map) } })
    : OPTIONS;
  const result = await minify(String(code), options);
  const minified =
    result.map && map
      ? new SourceMapSource(result.code, name, JSON.parse(result.map), String(code), map)
      : new RawSource(result.code);
  return new ConcatSource(COMPILE_HINT, minified);
}

export class MinifyPlugin {
  /** @param {import("webpack").Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.chunkHash.tap(NAME, (_chunk, hash) => hash.update(NAME));
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          const scripts = Object.entries(assets).filter(([name]) => name.endsWith(".js"));
          await Promise.all(
            scripts.map(async ([name, source]) => {
              compilation.updateAsset(name, await minifySource(source, name), { minimized: true });
            }),
          );
        },
      );
    });
  }
}
