import { createServer } from "node:net";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { getErrorCode } from "./error-code.mjs";
import { Stop } from "./toolchain.mjs";

/**
 * Expects a free port, because webpack's development server throws the error of a taken one outside its promise.
 * @returns {Promise<void>}
 * @param {{ host: string, port: number }} address
 * @throws {Stop} if the port is taken
 */
export function assertPortFree({ host, port }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const isTaken = getErrorCode(error) === "EADDRINUSE";
      const text = `Port ${port} is in use. Free it, or choose another port with DEV_PORT.`;
      reject(isTaken ? new Stop(text) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/**
 * Starts webpack's development server for one bundle. Resolves after the first build.
 * @param {import("@listwise/remote-preset/internal").BundleConfig} config
 * @throws {Stop} if the port is taken
 */
export async function serve(config) {
  process.env.NODE_ENV ??= "development";
  if (config.devServer) await assertPortFree(config.devServer);
  const compiler = webpack(config);
  /** @type {Promise<import("webpack").Stats>} */
  const built = new Promise((resolve) => compiler.hooks.done.tap("dev-server", resolve));
  await new WebpackDevServer(config.devServer ?? {}, compiler).start();
  const stats = await built;
  if (stats.hasErrors()) console.error(stats.toString({ preset: "errors-only", colors: true }));
}
