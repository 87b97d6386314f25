import { assertPortFree } from "@listwise/remote-preset/internal";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { Stop } from "./toolchain.mjs";

/**
 * Starts webpack's development server for one bundle. Resolves after the first build.
 * @param {import("@listwise/remote-preset/internal").BundleConfig} config
 * @throws {Stop} if the port is taken
 */
export async function serve(config) {
  process.env.NODE_ENV ??= "development";
  if (config.devServer)
    await assertPortFree(config.devServer).catch((/** @type {Error} */ { message }) => {
      throw new Stop(message);
    });
  const compiler = webpack(config);
  /** @type {Promise<import("webpack").Stats>} */
  const built = new Promise((resolve) => compiler.hooks.done.tap("dev-server", resolve));
  await new WebpackDevServer(config.devServer ?? {}, compiler).start();
  const stats = await built;
  if (stats.hasErrors()) console.error(stats.toString({ preset: "errors-only", colors: true }));
}
