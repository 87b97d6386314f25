const DEFAULT_PORT = 4100;

/**
 * Returns the options of a bundle's development server. `alone` serves a standalone page for every address; `DEV_PORT`
 * changes the port, and `RELEASE_URL` the site whose API is used.
 * @param {string} name
 * @param {{ alone: boolean }} role
 */
export function createDevServerOptions(name, { alone }) {
  const port = Number(process.env.DEV_PORT) || DEFAULT_PORT;
  const site = process.env.RELEASE_URL || `http://127.0.0.1:${process.env.PORT ?? 4000}`;
  return {
    host: "localhost",
    port,
    allowedHosts: /** @type {const} */ ("all"),
    headers: { "Access-Control-Allow-Origin": "*" },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    historyApiFallback: alone ? { index: "/standalone.html" } : false,
    proxy: [
      {
        context: ["/api", "/socket.io", "/store-media", "/media"],
        target: site,
        ws: true,
        changeOrigin: true,
      },
    ],
    onListening() {
      if (!alone) return console.log(`The shell's files are at http://localhost:${port}/`);
      console.log(`${name} alone:            http://localhost:${port}/`);
      console.log(`${name} inside the site:  ${site}/?mfe=${name}@http://localhost:${port}`);
      console.log(
        "A site on a loopback address with demo data allows this; `npm start` and `pnpm dev` run one.",
      );
    },
  };
}
