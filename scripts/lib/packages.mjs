// Lists the packages, hashes their sources, and assigns the ports of their development servers.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { getErrorCode } from "./error-code.mjs";

export const root = path.resolve(import.meta.dirname, "../..");

/** @type {{ references: { path: string }[] }} */
const { references } = JSON.parse(readFileSync(path.join(root, "tsconfig.json"), "utf8"));

/** The shell and every remote, which are built into releases, in the order of their development ports. */
export const bundles = references
  .map((reference) => path.basename(reference.path))
  .filter((name) => name === "shell" || name.startsWith("mfe-"));

const core = ["packages/aso-core", "packages/contracts"];
const libraries = [...core, "shared-auth", "shared-ui"];
const serverLibraries = [...core, "packages/release-gate"];
const tooling = ["webpack.base.mjs", "scripts/lib", "packages/release-gate/src/surface", "pnpm-lock.yaml"];
const ignored = new Set(["node_modules", "dist", "migrations", "testing"]);

/**
 * Returns the port of a bundle's development server: 4100 for the shell, then counting up.
 * @param {string} name
 */
export function getPort(name) {
  return 4100 + bundles.indexOf(name);
}

/**
 * Yields every source file at or below a path, without tests, gallery examples and build output.
 * @param {string} target
 * @returns {AsyncGenerator<string>}
 */
export async function* listFiles(target) {
  const entries = await readdir(target, { withFileTypes: true }).catch((error) => {
    if (getErrorCode(error) !== "ENOTDIR") throw error;
    return null;
  });
  if (!entries) {
    yield target;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name) || /\.(test|gallery)\./.test(entry.name)) continue;
    const file = path.join(target, entry.name);
    if (entry.isDirectory()) yield* listFiles(file);
    else yield file;
  }
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string[]} parts
 */
async function addFiles(hash, parts) {
  for (const part of parts) {
    for await (const file of listFiles(path.join(root, part))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/**
 * Returns eight hex digits that identify a remote's build in the page. They depend on the sources alone.
 * @param {string} name
 */
export async function computeBuildHash(name) {
  return (await addFiles(createHash("sha256"), [name, ...core, ...tooling])).slice(0, 8);
}

/**
 * Returns a hash of a package's build inputs: its sources, the workspace's libraries, the tooling and the lock file.
 * @param {string} name
 */
export async function computeSourceHash(name) {
  const libs = name === "backend" ? serverLibraries : libraries;
  return addFiles(createHash("sha256").update(process.version), [name, ...libs, ...tooling]);
}
