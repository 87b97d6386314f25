// Finds the sources of a package, and hashes them.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { isShared } from "./shared-modules.mjs";

const ignored = new Set(["node_modules", "dist", "migrations", "testing", ".git", ".cache"]);
const lockFiles = ["pnpm-lock.yaml", "package-lock.json", "yarn.lock"];

/**
 * Yields every source file at or below a path, without tests, gallery examples and build output.
 * @param {string} target
 * @returns {AsyncGenerator<string>}
 */
export async function* listFiles(target) {
  if (!(await stat(target)).isDirectory()) {
    yield target;
    return;
  }
  const entries = await readdir(target, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name) || /\.(test|gallery)\./.test(entry.name)) continue;
    const file = path.join(target, entry.name);
    if (entry.isDirectory()) yield* listFiles(file);
    else yield file;
  }
}

/**
 * Returns the hash of the sources at or below these paths, and of their names relative to `base`.
 * @param {string} base
 * @param {string[]} targets
 * @param {string} [seed]
 */
export async function hashFiles(base, targets, seed = "") {
  const hash = createHash("sha256").update(seed);
  for (const target of targets) {
    for await (const file of listFiles(target))
      hash.update(path.relative(base, file)).update(await readFile(file));
  }
  return hash.digest("hex");
}

/**
 * Returns the lock file of the project or workspace that a folder belongs to, or `null` before the first install.
 * @param {string} folder
 * @returns {string | null}
 */
export function findLockFile(folder) {
  const found = lockFiles.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  const parent = path.dirname(folder);
  return found ?? (parent === folder ? null : findLockFile(parent));
}

/**
 * Returns the folders of a package's dependencies that are bundled into it and whose versions the lock file does not fix,
 * because they are packages of the same workspace.
 * @param {string} folder
 * @returns {string[]}
 */
function findLinkedPackages(folder) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const linked = Object.keys(dependencies)
    .filter((name) => !isShared(name))
    .map((name) => path.join(folder, "node_modules", name))
    .filter((link) => existsSync(link))
    .map((link) => realpathSync(link))
    .filter((target) => !target.split(path.sep).includes("node_modules"));
  return [...new Set(linked.flatMap((one) => [one, ...findLinkedPackages(one)]))].sort();
}

/**
 * Returns eight hex digits that identify a remote's build in the page. They depend on the sources alone.
 * @param {string} folder
 */
export async function computeBuildHash(folder) {
  const preset = path.resolve(import.meta.dirname, "..");
  const lockFile = findLockFile(folder);
  const targets = [folder, ...findLinkedPackages(folder), preset, ...(lockFile ? [lockFile] : [])];
  return (await hashFiles(folder, targets)).slice(0, 8);
}
