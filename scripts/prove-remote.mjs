// `pnpm prove-remote` proves that a remote needs nothing from this repository: it packs the published packages, and a test
// uses them from a registry on this machine, in an empty folder. `npm test` does the same after the other tests.
import { buildAll } from "./build.mjs";
import { proveRemote } from "./lib/prove-remote.mjs";
import { ensureInstalled, requireNode, run, step } from "./lib/toolchain.mjs";

await run(async () => {
  requireNode();
  await ensureInstalled();
  await step("Building changed packages", () => buildAll());
  await proveRemote();
});
