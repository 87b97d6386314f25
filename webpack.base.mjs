// Shared webpack configuration of all front-end packages. A package's webpack.config.mjs only selects host or
// remote.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import { createDevServerOptions } from "./scripts/lib/dev-server-options.mjs";
import { externalizeFederationRuntime, federationRuntimeAliases } from "./scripts/lib/federation-runtime.mjs";
import { IntegrityPlugin } from "./scripts/lib/integrity-plugin.mjs";
import { MinifyPlugin } from "./scripts/lib/minify-plugin.mjs";
import { computeBuildHash } from "./scripts/lib/packages.mjs";
import { ReleasePlugin } from "./scripts/lib/release-plugin.mjs";
import { SharedListPlugin } from "./scripts/lib/shared-list-plugin.mjs";
import {
  sharedSubsets,
  mapSharedModules,
  getSharedModules,
  libraryAliases,
} from "./scripts/lib/shared-modules.mjs";
import { loadSharedSurface } from "./scripts/lib/shared-surface.mjs";

const root = import.meta.dirname;

// The hot reload runtime is requested by name and by file; both resolve to the one shared by all bundles of a
// page.
const refreshRuntime = path.join(root, "scripts/lib/refresh-runtime.cjs");
const refreshAliases = {
  "react-refresh/runtime$": refreshRuntime,
  [createRequire(import.meta.url).resolve("react-refresh/runtime")]: refreshRuntime,
};

// Compiled modules are cached between builds until the tools that compile them change.
const lib = path.join(root, "scripts/lib");
const tools = [import.meta.filename, ...readdirSync(lib).map((file) => path.join(lib, file))];
const tooling = tools
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256"))
  .digest("hex");

/**
 * @typedef {import("webpack").Configuration} Configuration
 * @typedef {Omit<Configuration, "cache" | "plugins"> & { cache: Extract<Configuration["cache"], { type: "filesystem" }>,
 *   plugins: { apply(compiler: import("webpack").Compiler): void }[],
 *   devServer?: ReturnType<typeof createDevServerOptions> }} BundleConfig
 */

const federationName = (/** @type {string} */ name) => name.replaceAll("-", "_");

/**
 * @param {string} name
 * @param {{ dev: boolean, uniqueName?: string }} options
 * @returns {BundleConfig & { output: object, resolve: { alias: Record<string, string> },
 *   module: { rules: import("webpack").RuleSetRule[] } }}
 */
function base(name, { dev, uniqueName = federationName(name) }) {
  const folder = path.join(root, name);
  return {
    name,
    context: folder,
    mode: dev ? "development" : "production",
    devtool: dev ? "cheap-module-source-map" : "source-map",
    target: ["web", "es2022"],
    cache: {
      type: "filesystem",
      version: tooling,
      cacheDirectory: path.join(root, ".cache/webpack"),
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
      clean: true,
    },
    resolve: {
      extensions: [".tsx", ".ts", ".js", ".json"],
      alias: dev ? refreshAliases : {},
    },
    module: {
      rules: [
        { test: /\.css$/, loader: path.join(root, "scripts/lib/css-text-loader.mjs") },
        {
          test: /\.tsx?$/,
          loader: "swc-loader",
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
      ? [new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|refresh-runtime/ })]
      : [new IntegrityPlugin(), ...sharedSubsets.map((one) => new SharedListPlugin(one))],
  };
}

/**
 * @param {string} name
 * @param {Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>} options
 * @param {{ dev: boolean, host: boolean }} role
 */
function federation(name, options, { dev, host }) {
  return new ModuleFederationPlugin({
    name,
    dts: false,
    manifest: false,
    shareStrategy: "loaded-first",
    shared: getSharedModules({ host, dev }),
    experiments: {
      // No manifests are read; the shell's own loader loads remotes, and remotes never load one another.
      optimization: { target: "web", disableSnapshot: true, disableRemote: true },
    },
    ...options,
  });
}

/**
 * @param {string} name
 * @param {RegExp} test
 * @param {number} priority
 */
const createCacheGroup = (name, test, priority) => ({
  name,
  test,
  priority,
  chunks: /** @type {const} */ ("initial"),
  enforce: true,
});

/**
 * Puts React and the other libraries into separate files, which are compiled separately and stay cached
 * across releases of the shell.
 */
const splitLibraries = {
  splitChunks: {
    cacheGroups: {
      react: createCacheGroup("react", /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/, 1),
      libraries: createCacheGroup("libraries", /[\\/]node_modules[\\/]/, 0),
    },
  },
};

/**
 * Creates the configuration of the shell, which exposes nothing and provides the shared modules and the
 * federation runtime.
 */
export function createHost() {
  /**
   * @param {{ dev?: boolean, alias?: Record<string, string>, output?: { path?: string } }} [options]
   * @returns {BundleConfig}
   */
  return ({ dev = false, alias = {}, output = {} } = {}) => {
    const config = base("shell", { dev });
    return {
      ...config,
      entry: { main: "./src/main.tsx" },
      output: { ...config.output, ...output },
      optimization: { ...config.optimization, ...(dev ? {} : splitLibraries) },
      resolve: {
        ...config.resolve,
        alias: { ...config.resolve.alias, ...federationRuntimeAliases, ...libraryAliases, ...alias },
      },
      devServer: createDevServerOptions("shell", { alone: false }),
      plugins: [
        ...config.plugins,
        federation("shell", {}, { dev, host: true }),
        new ReleasePlugin({
          name: "shell",
          template: "index.html",
          provides: mapSharedModules(
            getSharedModules({ host: true, dev: false }),
            ({ version = "" }) => version,
          ),
          ...(!dev && { loadSurface: loadSharedSurface }),
          sources: ["shell", "shared-auth", "shared-ui"],
        }),
      ],
    };
  };
}

/**
 * Creates the configuration of a remote, which exposes its lifecycles and the widgets of its `remote.json`.
 * In development it also has a page of its own.
 * @param {string} name
 */
export function createRemote(name) {
  /** @type {import("./packages/contracts/src/remotes/index.ts").RemoteDescriptor} */
  const descriptor = JSON.parse(readFileSync(path.join(root, name, "remote.json"), "utf8"));
  /** @returns {[string, { import: string, name: string }]} */
  const expose = (/** @type {string} */ part, file = part) => [
    `./${part}`,
    { import: `./src/${file}.tsx`, name: part },
  ];
  const widgets = descriptor.widgets.map(({ module }) => module.slice(2));
  const exposes = Object.fromEntries([
    expose("lifecycles"),
    ...widgets.map((part) => expose(part, `${part}.lifecycles`)),
  ]);
  /**
   * @param {{ dev?: boolean }} [options]
   * @returns {Promise<BundleConfig>}
   */
  return async ({ dev = false } = {}) => {
    // Two versions of a remote may run in one page, so their global names must differ.
    const uniqueName = `${federationName(name)}_${dev ? "development" : await computeBuildHash(name)}`;
    const library = { type: "var", name: federationName(name) };
    const config = base(name, { dev, uniqueName });
    const standalone = JSON.stringify(path.join(root, name, "src/standalone.tsx"));
    const filename = dev ? "remoteEntry.js" : "remoteEntry.[contenthash:8].js";
    const hotLifecycles = {
      include: Object.values(exposes).map(({ import: file }) => path.join(root, name, file)),
      loader: path.join(root, "scripts/lib/hot-lifecycles-loader.mjs"),
      options: { remote: name },
    };
    return {
      ...config,
      module: { rules: [...config.module.rules, ...(dev ? [hotLifecycles] : [])] },
      // Imported instead of being the entry, so that shared modules are available before its first line runs.
      entry: dev ? { standalone: `data:text/javascript,import(${standalone})` } : {},
      devServer: createDevServerOptions(name, { alone: true }),
      externals: dev ? [] : [externalizeFederationRuntime],
      plugins: [
        ...config.plugins,
        federation(uniqueName, { filename, exposes, library }, { dev, host: false }),
        new ReleasePlugin({
          name,
          descriptor,
          standalone: dev,
          shared: mapSharedModules(
            getSharedModules({ host: false, dev: false }),
            ({ requiredVersion }) => requiredVersion,
          ),
          ...(!dev && { loadSurface: loadSharedSurface }),
          sources: [name],
        }),
      ],
    };
  };
}
