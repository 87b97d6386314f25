// Becomes backend/dist/start.js: publishes the builds of this version, as `npm start` does, and starts the server in the
// same process. It needs no development packages, so that images and services can use it.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { ensureDataDir } from "./lib/data-dir.mjs";
import { publish } from "./lib/publish.mjs";
import { requireNode, root, run } from "./lib/toolchain.mjs";

/** Nodes without an API serve no releases, and those of a static host are published there. */
const servesReleases =
  process.env.LISTWISE_ROLE !== "worker" && !/^https?:/.test(process.env.RELEASE_STORE ?? "");

await run(async () => {
  requireNode();
  const directory = ensureDataDir();
  process.env.DATA_DIR = directory;
  const releases = process.env.RELEASES_DIR || process.env.RELEASE_STORE || path.join(directory, "releases");
  const folders = (await readdir(root)).map((name) => path.join(root, name, "dist"));
  const builds = servesReleases ? folders.filter((one) => existsSync(path.join(one, "release.json"))) : [];
  // The server publishes them for all nodes, because it can lock the database.
  if (process.env.FILES_URL) process.env.RELEASE_BUILDS = builds.join(path.delimiter);
  else for (const folder of builds) await publish(folder, releases);
  const server = new URL("main.js", import.meta.url).href;
  await import(server);
});
