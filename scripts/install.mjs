// Installs the packages before a command that imports them, such as `npm run build` in a new checkout.
import { ensureInstalled, requireNode, run } from "./lib/toolchain.mjs";

await run(async () => {
  requireNode();
  await ensureInstalled();
});
