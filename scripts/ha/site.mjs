// Two API nodes and a worker without a common folder, an object store, and nginx in front of them.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/toolchain.mjs";
import { waitFor } from "./programs.mjs";

const SITE_PORT = 5520;
const OBJECTS_PORT = 5530;
const NODES = { "api-1": SITE_PORT + 1, "api-2": SITE_PORT + 2 };
/** Longer than nginx needs to see that a node isn't ready. */
const DRAIN_SECONDS = "2";

/** Returns the configuration of deploy/compose with the ports of this machine. */
function configureNginx(/** @type {string} */ folder) {
  let site = readFileSync(path.join(root, "deploy/compose/nginx.conf"), "utf8");
  for (const [name, port] of Object.entries(NODES)) site = site.replace(`${name}:4000`, `127.0.0.1:${port}`);
  site = site.replace("listen 80;", `listen 127.0.0.1:${SITE_PORT};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join("\n");
  return `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`;
}

/**
 * Starts the site. Resolves with its address and a function that restarts its nodes one after the other.
 * @param {ReturnType<typeof import("./programs.mjs").createPrograms>} programs
 * @param {string} folder
 * @param {string} databaseUrl
 */
export async function startObjectsAndSite({ start }, folder, databaseUrl) {
  const url = `http://127.0.0.1:${SITE_PORT}`;
  const store = path.join(import.meta.dirname, "object-store.mjs");
  start("objects", process.execPath, [store, path.join(folder, "objects"), String(OBJECTS_PORT)]);
  await waitFor("The object store wasn't ready", () =>
    fetch(`http://127.0.0.1:${OBJECTS_PORT}`).then(() => true),
  );
  /** @type {Map<string, import("./programs.mjs").Program>} */
  const nodes = new Map();
  const startNode = (/** @type {string} */ name, /** @type {number} */ port) => {
    const isApi = name in NODES;
    const env = {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: path.join(folder, name),
      DATABASE_URL: databaseUrl,
      FILES_URL: `s3://S3RVER:S3RVER@site?endpoint=http://127.0.0.1:${OBJECTS_PORT}&downloads=proxied`,
      SECRETS_KEY: "a key of the trial, which is long enough",
      LISTWISE_ROLE: isApi ? "api" : "worker",
      DRAIN_SECONDS,
      RATE_LIMIT_PER_MINUTE: "0",
      SMOKE_BROWSER: "off",
      LOG_LEVEL: "warn",
    };
    nodes.set(name, start(name, process.execPath, [path.join(root, "backend/dist/start.js")], { env }));
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok;
    return isApi ? waitFor(`${name} wasn't ready`, ready) : Promise.resolve();
  };
  for (const [name, port] of Object.entries(NODES)) await startNode(name, port);
  await startNode("worker", SITE_PORT + 3);
  writeFileSync(path.join(folder, "nginx.conf"), configureNginx(folder));
  const args = [
    "-p",
    folder,
    "-c",
    path.join(folder, "nginx.conf"),
    "-e",
    path.join(folder, "nginx-errors.log"),
  ];
  start("nginx", process.env.NGINX_PATH || "nginx", [...args, "-g", "daemon off;"]);
  await waitFor("nginx wasn't ready", async () => (await fetch(`${url}/api/ready`)).ok);
  return {
    url,
    async restartNodes() {
      for (const [name, port] of [...Object.entries(NODES), ["worker", SITE_PORT + 3]]) {
        await nodes.get(String(name))?.kill("SIGTERM");
        await startNode(String(name), Number(port));
      }
    },
  };
}
