// Compiles one package into its dist folder.
import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import webpack from "webpack";
import { compileBackend } from "./compile-backend.mjs";
import { root } from "./packages.mjs";
import { writeSharedSurface } from "./shared-surface.mjs";
import { Stop } from "./toolchain.mjs";

/** @import { BundleConfig } from "@listwise/remote-preset/internal" */

/**
 * Loads the webpack configuration of a bundle. `options` go to the function that its webpack.config.mjs exports.
 * @param {string} name
 * @param {{ dev?: boolean }} [options]
 * @returns {Promise<BundleConfig>}
 */
export async function loadWebpackConfig(name, options = {}) {
  /** @type {{ default: (options: { dev?: boolean }) => Promise<BundleConfig> }} */
  const { default: create } = await import(pathToFileURL(path.join(root, name, "webpack.config.mjs")).href);
  return create(options);
}

/**
 * Runs webpack once.
 * @param {import("webpack").Configuration} config
 * @throws {Stop} with the compilation errors
 */
export async function compile(config) {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error("webpack returned no result");
  if (stats.hasErrors()) throw new Stop(stats.toString({ preset: "errors-only", colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: "errors-warnings", colors: false }));
}

/**
 * Builds a package into its `dist`.
 * @param {string} name
 */
export async function compilePackage(name) {
  if (name === "backend") {
    const folder = path.join(root, "backend/dist");
    await rm(folder, { recursive: true, force: true });
    await compileBackend(folder);
  } else {
    await writeSharedSurface();
    await compile(await loadWebpackConfig(name));
  }
}
