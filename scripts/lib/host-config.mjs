// The webpack configuration of the shell.
import path from "node:path";
import {
  createBase,
  createDevServerOptions,
  createFederation,
  ReleasePlugin,
} from "@listwise/remote-preset/internal";
import {
  getLibraryAliases,
  getSharedModules,
  mapSharedModules,
} from "@listwise/remote-preset/shared-modules";
import { loadSharedSurface } from "@listwise/remote-preset/shared-surface";
import { federationRuntimeAliases } from "./federation-runtime.mjs";
import { buildInitialStyles } from "./initial-styles.mjs";
import { root } from "./packages.mjs";
import { readTypeface } from "./typeface.mjs";

/** @import { BundleConfig } from "@listwise/remote-preset/internal" */

const folder = path.join(root, "shell");

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
      // A library that one chunk uses is part of it, which saves a request.
      defaultVendors: /** @type {const} */ (false),
    },
  },
};

/**
 * Loads the fonts and the style sheets of the page.
 * @param {string} shell
 */
async function loadStyles(shell) {
  const typeface = await readTypeface();
  return { typeface, styles: await buildInitialStyles(shell, typeface.styles) };
}

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
    const config = createBase("shell", { folder, dev });
    return {
      ...config,
      entry: { main: "./src/main.tsx" },
      output: { ...config.output, ...output },
      optimization: { ...config.optimization, ...(dev ? {} : splitLibraries) },
      resolve: {
        ...config.resolve,
        alias: { ...config.resolve.alias, ...federationRuntimeAliases, ...getLibraryAliases(), ...alias },
      },
      devServer: createDevServerOptions("shell", { alone: false }),
      plugins: [
        ...config.plugins,
        createFederation("shell", {}, { folder, dev, host: true }),
        new ReleasePlugin({
          name: "shell",
          template: "index.html",
          loadStyles,
          provides: mapSharedModules(
            getSharedModules({ host: true, dev: false, folder }),
            ({ version = "" }) => version,
          ),
          ...(!dev && { loadSurface: loadSharedSurface }),
          sources: ["shell", "shared-auth", "shared-ui"].map((name) => path.join(root, name)),
        }),
      ],
    };
  };
}
