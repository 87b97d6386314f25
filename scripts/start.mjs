// `npm start`: installs what is missing, builds what is stale, and serves the whole site on one address.
import { spawn } from "node:child_process";
import path from "node:path";
import { dataDir } from "./lib/data-dir.mjs";
import { ensureInstalled, requireNode, root, run, step } from "./lib/toolchain.mjs";

function serve(directory) {
  const server = spawn(process.execPath, [path.join(root, "backend/dist/main.js")], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: directory },
  });
  // The terminal sends the interrupt to the server as well; this process only waits for it to stop gracefully.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  server.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

await run(async () => {
  requireNode();
  const directory = dataDir();
  await ensureInstalled();
  const { buildAll, publish } = await import("./build.mjs");
  const built = await step("Building what changed", () => buildAll());
  await step("Publishing the releases", async () => {
    for (const folder of built) await publish(folder, path.join(directory, "releases"));
  });
  serve(directory);
});
