import path from "node:path";
import { packAll } from "../pack.mjs";
import { ensureChromium } from "./test-programs.mjs";
import { exec, root } from "./toolchain.mjs";

/**
 * Packs the published packages, and runs the test that uses them. All bundles must have been built.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function proveRemote(env = {}) {
  await packAll();
  const playwright = path.join(root, "e2e/node_modules/@playwright/test/cli.js");
  await exec("node", [playwright, "test", "--config", "proof.config.ts"], {
    cwd: path.join(root, "e2e"),
    env: { CHROMIUM_PATH: await ensureChromium(), ...env },
    label: "A remote in a repository of its own",
  });
}
