// The webpack configuration of a remote.
import { readFileSync } from "node:fs";
import path from "node:path";
import { assertPortFree } from "./assert-port-free.mjs";
import { createBase, createFederation, getFederationName } from "./base.mjs";
import { createDevServerOptions } from "./dev-server-options.mjs";
import { externalizeFederationRuntime } from "./federation-runtime.mjs";
import { ReleasePlugin } from "./release-plugin.mjs";
import { getSharedModules, mapSharedModules } from "./shared-modules.mjs";
import { loadSharedSurface } from "./shared-surface.mjs";
import { computeBuildHash } from "./source-files.mjs";

/** @import { BundleConfig } from "./base.mjs" */

/**
 * Creates the configuration of a remote, which exposes its lifecycles and the widgets of its `remote.json`.
 * In development it also has a page of its own.
 * @param {string} folder that of the remote: `export default createRemote(import.meta.dirname)`
 * @throws {Error} if `remote.json` can't be read, or if the development server's port is in use
 */
export function createRemote(folder) {
  /** @type {import("@listwise/contracts/remotes").RemoteDescriptor} */
  const descriptor = JSON.parse(readFileSync(path.join(folder, "remote.json"), "utf8"));
  const { name, routes } = descriptor;
  const start = routes.find((route) => !/[:*?]/.test(route.path))?.path ?? "/";
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
   * @param {{ dev?: boolean, site?: boolean, WEBPACK_SERVE?: boolean }} [options] `webpack serve` sets the last one
   * @returns {Promise<BundleConfig>}
   */
  return async ({ dev = false, site: inSite = false, WEBPACK_SERVE: isServed = false } = {}) => {
    const devServer = createDevServerOptions(name, { alone: true, inSite, start });
    if (isServed) await assertPortFree(devServer);
    // Two versions of a remote may run in one page, so their global names must differ.
    const uniqueName = `${getFederationName(name)}_${dev ? "development" : await computeBuildHash(folder)}`;
    const library = { type: "var", name: getFederationName(name) };
    const config = createBase(name, { folder, dev, uniqueName });
    const standalone = JSON.stringify(path.join(folder, "src/standalone.tsx"));
    const filename = dev ? "remoteEntry.js" : "remoteEntry.[contenthash:8].js";
    const hotLifecycles = {
      include: Object.values(exposes).map(({ import: file }) => path.join(folder, file)),
      loader: path.join(import.meta.dirname, "hot-lifecycles-loader.mjs"),
      options: { remote: name },
    };
    return {
      ...config,
      module: { rules: [...config.module.rules, ...(dev ? [hotLifecycles] : [])] },
      // Imported instead of being the entry, so that shared modules are available before its first line runs.
      entry: dev ? { standalone: `data:text/javascript,import(${standalone})` } : {},
      devServer,
      externals: dev ? [] : [externalizeFederationRuntime],
      plugins: [
        ...config.plugins,
        createFederation(uniqueName, { filename, exposes, library }, { folder, dev, host: false }),
        new ReleasePlugin({
          name,
          descriptor,
          standalone: dev,
          shared: mapSharedModules(
            getSharedModules({ host: false, dev: false, folder }),
            ({ requiredVersion }) => requiredVersion,
          ),
          ...(!dev && { loadSurface: loadSharedSurface }),
          sources: [folder],
        }),
      ],
    };
  };
}
