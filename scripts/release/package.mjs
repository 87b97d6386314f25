import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../lib/packages.mjs";
import { ensureInstalled, requireNode, Stop } from "../lib/toolchain.mjs";

/** Source maps are not uploaded, because they contain the sources. */
const isShipped = (/** @type {string} */ file) => file !== "release.json" && !file.endsWith(".map");

/**
 * Builds the package, unless `build` is false, and reads its release and its files (base64) for an upload.
 * @param {string} name
 * @param {{ build: boolean }} options
 * @throws {Stop} if the package is not built or is not a release
 */
export async function readPackage(name, { build }) {
  const dist = path.join(root, name, "dist");
  if (build) {
    requireNode();
    await ensureInstalled();
    const { buildAll } = await import("../build.mjs");
    if (name === "backend") throw new Stop("The backend is not a release. Deploy it as a program.");
    await buildAll([name]);
  }
  if (!existsSync(path.join(dist, "release.json"))) {
    throw new Stop(`${name} is not built: ${path.relative(root, dist)} has no release.json.`);
  }
  /** @type {import("../../packages/contracts/src/remotes/index.ts").Release} */
  const release = JSON.parse(await readFile(path.join(dist, "release.json"), "utf8"));
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of (await readdir(dist)).filter(isShipped)) {
    files[file] = (await readFile(path.join(dist, file))).toString("base64");
  }
  return { release, files };
}
