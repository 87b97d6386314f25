// Minifies with SWC, which also compiles the sources, and keeps source maps.
import { minify } from "@swc/core";
import webpack from "webpack";

const NAME = "MinifyPlugin";
const { SourceMapSource, RawSource } = webpack.sources;

async function minifySource(source, name) {
  const { source: code, map } = source.sourceAndMap();
  const result = await minify(String(code), {
    compress: { passes: 2, ecma: 2020 },
    mangle: true,
    ecma: 2020,
    module: false,
    format: { comments: false },
    sourceMap: map ? { content: JSON.stringify(map) } : false,
  });
  return result.map
    ? new SourceMapSource(result.code, name, JSON.parse(result.map), String(code), map)
    : new RawSource(result.code);
}

export class MinifyPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.chunkHash.tap(NAME, (_chunk, hash) => hash.update(NAME));
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          const scripts = Object.keys(assets).filter((name) => name.endsWith(".js"));
          await Promise.all(
            scripts.map(async (name) => {
              const source = await minifySource(assets[name], name);
              compilation.updateAsset(name, source, { minimized: true });
            }),
          );
        },
      );
    });
  }
}
