import { getPort } from "./packages.mjs";

/**
 * Returns the options of a bundle's development server. `alone` serves a standalone page for every address; `DEV_PORT`
 * changes the port of a single bundle.
 * @param {string} name
 * @param {{ alone: boolean }} role
 */
export function createDevServerOptions(name, { alone }) {
  const port = Number(process.env.DEV_PORT) || getPort(name);
  const backend = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
  return {
    host: "localhost",
    port,
    allowedHosts: "all",
    headers: { "Access-Control-Allow-Origin": "*" },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    historyApiFallback: alone ? { index: "/standalone.html" } : false,
    proxy: [{ context: ["/api", "/socket.io", "/store-media", "/media"], target: backend, ws: true }],
  };
}
