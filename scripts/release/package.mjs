// A built package as the site takes it.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../lib/packages.mjs";
import { ensureInstalled, requireNode, Stop } from "../lib/toolchain.mjs";

/** Source maps stay where they were built: they would hand out the sources. */
const isShipped = (file) => file !== "release.json" && !file.endsWith(".map");

/** Builds the package unless told not to, and reads what came of it. */
export async function readPackage(name, { build }) {
  const dist = path.join(root, name, "dist");
  if (build) {
    requireNode();
    await ensureInstalled();
    const { buildAll } = await import("../build.mjs");
    if (name === "backend") throw new Stop("The backend is not a release: it is deployed as a program.");
    await buildAll([name]);
  }
  if (!existsSync(path.join(dist, "release.json"))) {
    throw new Stop(`${name} is not built: ${path.relative(root, dist)} holds no release.json.`);
  }
  const release = JSON.parse(await readFile(path.join(dist, "release.json"), "utf8"));
  const files = {};
  for (const file of (await readdir(dist)).filter(isShipped)) {
    files[file] = (await readFile(path.join(dist, file))).toString("base64");
  }
  return { release, files };
}
