// Lists the packages, hashes their sources, and assigns the ports of their development servers.
import { readFileSync } from "node:fs";
import path from "node:path";

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
const tooling = [
  "packages/remote-preset",
  "packages/release-gate/src/surface",
  "scripts/lib",
  "pnpm-lock.yaml",
];

/**
 * Returns the port of a bundle's development server: 4100 for the shell, then counting up.
 * @param {string} name
 */
export function getPort(name) {
  return 4100 + bundles.indexOf(name);
}

/**
 * Returns a hash of a package's build inputs: its sources, the workspace's libraries, the tooling and the lock file.
 * @param {string} name
 */
export async function computeSourceHash(name) {
  const libs = name === "backend" ? serverLibraries : libraries;
  const targets = [name, ...libs, ...tooling].map((target) => path.join(root, target));
  // Loaded here, because the list of packages is also read before anything is installed.
  const { hashFiles } = await import("@listwise/remote-preset/source-files");
  return hashFiles(root, targets, process.version);
}
