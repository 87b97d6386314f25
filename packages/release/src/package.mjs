// Builds and reads the release in a folder.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Stop } from "./program.mjs";

/** @typedef {{ folder: string, build: () => unknown }} Package A package that can be released, and how it is built. */

/** Source maps are not uploaded, because they contain the sources. */
const isShipped = (/** @type {string} */ file) => file !== "release.json" && !file.endsWith(".map");

/** Returns the name of the remote in the current folder, or `null` in any other folder. */
export function findOwnName() {
  if (!existsSync("remote.json")) return null;
  /** @type {{ name: string }} */
  const { name } = JSON.parse(readFileSync("remote.json", "utf8"));
  return name;
}

/**
 * Returns the package in the current folder, which `npm run build` builds.
 * @param {string} name
 * @returns {Package}
 * @throws {Stop} if another package was named
 */
export function buildHere(name) {
  if (findOwnName() !== name)
    throw new Stop(`This is not the folder of ${name}: its remote.json says otherwise.`);
  return {
    folder: process.cwd(),
    build() {
      const { status } = spawnSync("npm", ["run", "build"], {
        stdio: ["ignore", 2, 2],
        shell: process.platform === "win32",
      });
      if (status !== 0) throw new Stop(`${name} could not be built. See above.`);
    },
  };
}

/**
 * Reads the built release and its files (base64) for an upload.
 * @param {string} name
 * @param {string} folder
 * @throws {Stop} if the package is not built
 */
export async function readRelease(name, folder) {
  const dist = path.join(folder, "dist");
  if (!existsSync(path.join(dist, "release.json"))) {
    throw new Stop(`${name} is not built: ${path.relative(process.cwd(), dist)} has no release.json.`);
  }
  /** @type {import("@listwise/contracts/remotes").Release} */
  const release = JSON.parse(await readFile(path.join(dist, "release.json"), "utf8"));
  /** @type {Record<string, string>} */
  const files = {};
  for (const file of (await readdir(dist)).filter(isShipped)) {
    files[file] = (await readFile(path.join(dist, file))).toString("base64");
  }
  return { release, files };
}
