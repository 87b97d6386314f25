// How a bundle is served in development. `alone`: it has a page of its own. `DEV_PORT` puts a single one elsewhere.
import { portOf } from "./packages.mjs";

export function devServer(name, { alone }) {
  const port = Number(process.env.DEV_PORT) || portOf(name);
  const backend = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
  return {
    host: "localhost",
    port,
    allowedHosts: "all",
    headers: { "Access-Control-Allow-Origin": "*" },
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    historyApiFallback: alone ? { index: "/standalone.html" } : false,
    proxy: [{ context: ["/api", "/socket.io"], target: backend, ws: true }],
  };
}
