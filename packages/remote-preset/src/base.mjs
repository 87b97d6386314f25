// Parts of the webpack configuration that the shell and the remotes share.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import { HotConsumesPlugin } from "./hot-consumes-plugin.mjs";
import { IntegrityPlugin } from "./integrity-plugin.mjs";
import { MinifyPlugin } from "./minify-plugin.mjs";
import { SharedListPlugin } from "./shared-list-plugin.mjs";
import { getSharedModules, sharedSubsets } from "./shared-modules.mjs";
import { findLockFile } from "./source-files.mjs";

const here = import.meta.dirname;
const require = createRequire(import.meta.url);

// The hot reload runtime is requested by name and by file; both resolve to the one shared by all bundles of a
// page.
const refreshRuntime = path.join(here, "refresh-runtime.cjs");
const installedRuntime = require.resolve("react-refresh/runtime");
const refreshAliases = {
  "react-refresh/runtime$": refreshRuntime,
  [installedRuntime]: refreshRuntime,
  "react-refresh-itself$": path.join(
    path.dirname(installedRuntime),
    "cjs/react-refresh-runtime.development.js",
  ),
};

// Compiled modules are cached between builds until the tools that compile them change.
const tooling = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => path.join(here, name))
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256"))
  .digest("hex");

/**
 * @typedef {import("webpack").Configuration} Configuration
 * @typedef {Omit<Configuration, "cache" | "plugins"> & { cache: Extract<Configuration["cache"], { type: "filesystem" }>,
 *   plugins: { apply(compiler: import("webpack").Compiler): void }[],
 *   devServer?: ReturnType<typeof import("./dev-server-options.mjs").createDevServerOptions> }} BundleConfig
 */

/** Returns the name of a bundle as an identifier. */
export const getFederationName = (/** @type {string} */ name) => name.replaceAll("-", "_");

/**
 * Returns the configuration that the shell and the remotes have in common, for the package in `folder`.
 * @param {string} name
 * @param {{ folder: string, dev: boolean, uniqueName?: string }} options
 * @returns {BundleConfig & { output: object, resolve: { alias: Record<string, string> },
 *   module: { rules: import("webpack").RuleSetRule[] } }}
 */
export function createBase(name, { folder, dev, uniqueName = getFederationName(name) }) {
  return {
    name,
    context: folder,
    mode: dev ? "development" : "production",
    devtool: dev ? "cheap-module-source-map" : "source-map",
    target: ["web", "es2022"],
    cache: {
      type: "filesystem",
      version: tooling,
      cacheDirectory: path.join(path.dirname(findLockFile(folder) ?? folder), ".cache/webpack"),
      name: `${name}-${dev}`,
    },
    output: {
      path: path.join(folder, "dist"),
      filename: dev ? "[name].js" : "[name].[contenthash:8].js",
      chunkFilename: dev ? "[name].chunk.js" : "[name].[contenthash:8].js",
      publicPath: "auto",
      uniqueName,
      crossOriginLoading: "anonymous",
      trustedTypes: { policyName: `listwise-${name}` },
      // An open page needs all updates since its own version. Webpack would delete them ten seconds later, and a page
      // whose update is missing reloads. Development builds are in memory.
      clean: !dev,
    },
    resolve: {
      extensions: [".tsx", ".ts", ".js", ".json"],
      alias: dev ? refreshAliases : {},
    },
    module: {
      rules: [
        // As in the repository that they come from: otherwise the default export of a shared module would be the module.
        { test: /[\\/]@listwise[\\/].*\.js$/, type: "javascript/auto" },
        { test: /\.css$/, loader: path.join(here, "css-text-loader.mjs") },
        {
          test: /\.tsx?$/,
          loader: require.resolve("swc-loader"),
          options: {
            jsc: {
              target: "es2022",
              parser: { syntax: "typescript", tsx: true },
              // Never the development runtime: a remote may run in a site with production React.
              transform: { react: { runtime: "automatic", development: false, refresh: dev } },
            },
          },
        },
      ],
    },
    optimization: { runtimeChunk: false, minimizer: [new MinifyPlugin()] },
    performance: false,
    infrastructureLogging: { level: "warn" },
    stats: "errors-warnings",
    plugins: dev
      ? [
          new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|refresh-runtime/ }),
          new HotConsumesPlugin(),
        ]
      : [new IntegrityPlugin(), ...sharedSubsets.map((one) => new SharedListPlugin(one))],
  };
}

/**
 * Creates the federation plugin of the bundle in `folder`.
 * @param {string} name
 * @param {Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>} options
 * @param {{ folder: string, dev: boolean, host: boolean }} role
 */
export function createFederation(name, options, { folder, dev, host }) {
  return new ModuleFederationPlugin({
    name,
    dts: false,
    manifest: false,
    shareStrategy: "loaded-first",
    shared: getSharedModules({ host, dev, folder }),
    experiments: {
      // No manifests are read; the shell's own loader loads remotes, and remotes never load one another.
      optimization: { target: "web", disableSnapshot: true, disableRemote: true },
    },
    ...options,
  });
}
