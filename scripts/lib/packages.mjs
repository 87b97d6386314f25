// The packages, what they depend on, and where their development servers listen.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** Packages that are built into a release, in the order of their development ports. */
export const bundles = ["shell", "mfe-content", "mfe-tracking", "mfe-aso-tools", "mfe-admin"];

const libraries = ["contracts", "shared-auth", "shared-ui"];
const tooling = ["webpack.base.mjs", "scripts/lib", "pnpm-lock.yaml"];
const ignored = new Set(["node_modules", "dist", "migrations", "testing"]);

/** Port of a bundle's development server: 4100 for the shell, then one each. */
export function portOf(name) {
  return 4100 + bundles.indexOf(name);
}

/** Every source file at or below a path; what is not built from (tests, products) is left out. */
export async function* filesOf(target) {
  const entries = await readdir(target, { withFileTypes: true }).catch((error) => {
    if (error.code !== "ENOTDIR") throw error;
    return null;
  });
  if (!entries) return yield target;
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name) || entry.name.includes(".test.")) continue;
    const file = path.join(target, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else yield file;
  }
}

/** Hash of everything a package's build reads: its sources, the workspace's libraries, the tooling and the lock file. */
export async function sourceHash(name) {
  const hash = createHash("sha256").update(process.version);
  for (const part of [name, ...(name === "backend" ? ["contracts"] : libraries), ...tooling]) {
    for await (const file of filesOf(path.join(root, part))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}
