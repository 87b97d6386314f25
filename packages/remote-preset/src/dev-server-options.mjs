import { createSitePages, describeSilence } from "./serve-site.mjs";

const DEFAULT_PORT = 4100;
/** Path of the connection that announces updates. */
const UPDATES = "/ws";

/**
 * Says so if no site responds. It may still start later.
 * @param {string} site
 */
async function checkSite(site) {
  try {
    await fetch(new URL("/api/health", site));
  } catch (error) {
    console.warn(describeSilence(site, error));
  }
}

/**
 * Returns the options of a bundle's development server. `alone` serves a standalone page for every address, and `inSite` the
 * pages of the site; `DEV_PORT` changes the port, and `RELEASE_URL` the site. `start` is the page whose address is printed.
 * @param {string} name
 * @param {{ alone: boolean, inSite?: boolean, start?: string }} role
 * @returns {import("webpack-dev-server").Configuration & { host: string, port: number }}
 */
export function createDevServerOptions(name, { alone, inSite = false, start = "/" }) {
  const port = Number(process.env.DEV_PORT || DEFAULT_PORT);
  const site = process.env.RELEASE_URL || `http://127.0.0.1:${process.env.PORT ?? 4000}`;
  const address = `http://localhost:${port}`;
  return {
    host: "localhost",
    port,
    allowedHosts: "all",
    headers: { "Access-Control-Allow-Origin": "*" },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}${UPDATES}`,
    },
    historyApiFallback: alone && !inSite ? { index: "/standalone.html" } : false,
    proxy: [
      {
        context: inSite ? (path) => path !== UPDATES : ["/api", "/socket.io", "/store-media", "/media"],
        target: site,
        ws: true,
        changeOrigin: true,
        onError(error, _request, response) {
          // A connection for events has no response to write.
          if (!("writeHead" in response)) return;
          response.writeHead(502, { "content-type": "application/json" });
          response.end(JSON.stringify({ success: false, message: describeSilence(site, error) }));
        },
      },
    ],
    setupMiddlewares(middlewares) {
      return inSite ? [{ name: "site", middleware: createSitePages(site) }, ...middlewares] : middlewares;
    },
    onListening() {
      if (!alone) return console.log(`The shell's files are at ${address}/`);
      if (inSite) console.log(`${name} inside ${site}:  ${address}${start}?mfe=${name}@${address}`);
      else console.log(`${name} alone:  ${address}${start}`);
      void checkSite(site);
    },
  };
}
