// Compiles one package into its dist folder.
import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import webpack from "webpack";
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

async function compileBackend() {
  const outdir = path.join(root, "backend/dist");
  await rm(outdir, { recursive: true, force: true });
  await build({
    // Workers and commands are separate files next to the program.
    entryPoints: {
      main: path.join(root, "backend/src/main.ts"),
      start: path.join(root, "scripts/start-built.mjs"),
      listwise: path.join(root, "backend/src/commands/listwise.ts"),
      "render-worker": path.join(root, "backend/src/modules/content/rendering/render-worker.ts"),
      "report-worker": path.join(root, "backend/src/modules/client-reports/pdf/render-worker.ts"),
    },
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [
      {
        // Workspace packages are TypeScript and are bundled; all others are resolved from node_modules at run time.
        name: "external-packages",
        setup({ onResolve }) {
          // The tools bundle the contracts when they run; a built site has them.
          onResolve({ filter: /^@listwise\/remote-preset\/contracts$/ }, () => ({
            path: path.join(root, "scripts/lib/built-contracts.mjs"),
          }));
          onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
            kind === "entry-point" || request.startsWith("@listwise/") || path.isAbsolute(request)
              ? undefined
              : { external: true },
          );
        },
      },
    ],
  });
}

/**
 * Builds a package into its `dist`.
 * @param {string} name
 */
export async function compilePackage(name) {
  if (name === "backend") await compileBackend();
  else {
    await writeSharedSurface();
    await compile(await loadWebpackConfig(name));
  }
}
