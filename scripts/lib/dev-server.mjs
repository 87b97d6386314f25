import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { getErrorCode } from "./error-code.mjs";
import { Stop } from "./toolchain.mjs";

/**
 * Starts webpack's development server for one bundle. Resolves after the first build.
 * @param {import("@listwise/remote-preset/internal").BundleConfig} config
 * @throws {Stop} if the port is taken
 */
export async function serve(config) {
  process.env.NODE_ENV ??= "development";
  const compiler = webpack(config);
  /** @type {Promise<import("webpack").Stats>} */
  const built = new Promise((resolve) => compiler.hooks.done.tap("dev-server", resolve));
  const server = new WebpackDevServer(config.devServer ?? {}, compiler);
  try {
    await server.start();
  } catch (error) {
    if (getErrorCode(error) !== "EADDRINUSE") throw error;
    throw new Stop(
      `Port ${config.devServer?.port} is in use. Free it, or choose another port with DEV_PORT.`,
    );
  }
  const stats = await built;
  if (stats.hasErrors()) console.error(stats.toString({ preset: "errors-only", colors: true }));
}
