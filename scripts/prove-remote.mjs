// `pnpm prove-remote` proves that a remote needs nothing from this repository: it packs the published packages, and a test
// uses them from a registry on this machine, in an empty folder. `npm test` does the same beside other tests.
import path from "node:path";
import { buildAll } from "./build.mjs";
import { packAll } from "./pack.mjs";
import { ensureChromium, playwrightCli } from "./lib/test-programs.mjs";
import { ensureInstalled, exec, requireNode, root, run, step } from "./lib/toolchain.mjs";

await run(async () => {
  requireNode();
  await ensureInstalled();
  await step("Building changed packages", () => buildAll());
  await packAll();
  await exec("node", [playwrightCli, "test", "--config", "proof.config.ts"], {
    cwd: path.join(root, "e2e"),
    env: { CHROMIUM_PATH: await ensureChromium() },
    label: "A remote in a repository of its own",
  });
});
