// `npm start` installs missing packages, builds stale ones, and serves the whole site at one address.
import path from "node:path";
import { ensureDataDir } from "./lib/data-dir.mjs";
import { runServer } from "./lib/run-server.mjs";
import { ensureInstalled, requireNode, root, run, step } from "./lib/toolchain.mjs";

await run(async () => {
  requireNode();
  const directory = ensureDataDir();
  await ensureInstalled();
  const { buildAll, publish } = await import("./build.mjs");
  const built = await step("Building changed packages", () => buildAll());
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, DATA_DIR: directory };
  // The server publishes them for all nodes, because it can lock the database.
  if (env.FILES_URL) env.RELEASE_BUILDS = built.join(path.delimiter);
  else {
    await step("Publishing the releases", async () => {
      for (const folder of built) await publish(folder, path.join(directory, "releases"));
    });
  }
  runServer([path.join(root, "backend/dist/main.js")], { env });
});
