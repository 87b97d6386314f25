// `pnpm keys:rotate [--discard]` creates a new key for access tokens; --discard invalidates all older ones immediately.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { buildAll } from "./build.mjs";
import { ensureDataDir } from "./lib/data-dir.mjs";
import { root, run } from "./lib/toolchain.mjs";

await run(async () => {
  await buildAll(["backend"]);
  const program = path.join(root, "backend/dist/rotate-keys.js");
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: ensureDataDir() },
  });
  process.exitCode = status ?? 1;
});
