// `pnpm release <command>` ships a package of this repository, and shows and moves the live versions.
import path from "node:path";
import { runRelease } from "../packages/release/src/index.mjs";
import { ensureInstalled, root, run, Stop } from "./lib/toolchain.mjs";

/** @param {string} name */
function findPackage(name) {
  if (name === "backend") throw new Stop("The backend is not a release. Deploy it as a program.");
  const build = async () => {
    await ensureInstalled();
    const { buildAll } = await import("./build.mjs");
    await buildAll([name]);
  };
  return { folder: path.join(root, name), build };
}

await run(() => runRelease(process.argv.slice(2), { command: "pnpm release", findPackage }));
