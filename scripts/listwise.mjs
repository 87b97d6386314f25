#!/usr/bin/env node
// `pnpm listwise <command>` runs an operator's command: migrate, backup, restore and others; `--help` lists them.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureDataDir } from "./lib/data-dir.mjs";
import { ensureInstalled, requireNode, root, run } from "./lib/toolchain.mjs";

await run(async () => {
  requireNode();
  await ensureInstalled();
  const { buildAll } = await import("./build.mjs");
  await buildAll(["backend"]);
  const program = path.join(root, "backend/dist/listwise.js");
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: ensureDataDir() },
  });
  process.exitCode = status ?? 1;
});
