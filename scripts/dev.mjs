// `pnpm dev` serves every bundle with hot reload, and runs the backend with entries from the development servers.
import { spawn } from "node:child_process";
import path from "node:path";
import { bundles, root } from "./lib/packages.mjs";
import { ensureInstalled, requireNode, run } from "./lib/toolchain.mjs";

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];

/**
 * @param {string} label
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
function start(label, args, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      for (const line of text.trimEnd().split("\n")) console.log(`${label.padEnd(14)} │ ${line}`);
    });
  }
  child.once("exit", (code) => {
    if (code) console.error(`${label} ended with exit code ${code}. The others continue.`);
  });
  children.push(child);
}

function stop() {
  for (const child of children) child.kill("SIGTERM");
}

await run(async () => {
  requireNode();
  await ensureInstalled();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  for (const name of bundles) start(name, [path.join(root, "scripts/dev-remote.mjs"), name]);
  const backend = path.join(root, "backend");
  const tsx = path.join(backend, "node_modules/tsx/dist/cli.mjs");
  const env = { DEV_ASSETS: "1", CHECK_ANSWERS: "1", DEV_BUNDLES: bundles.join(",") };
  start("backend", [tsx, "watch", "src/main.ts"], { cwd: backend, env });
  console.log(`The site: http://localhost:${process.env.PORT ?? 4000} (once the bundles below are built)`);
});
