// The packages, what they depend on, and where their development servers listen.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

const { references } = JSON.parse(readFileSync(path.join(root, "tsconfig.json"), "utf8"));

/** Packages that are built into a release, in the order of their development ports: the shell and every remote. */
export const bundles = references
  .map((reference) => path.basename(reference.path))
  .filter((name) => name === "shell" || name.startsWith("mfe-"));

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

async function addFiles(hash, parts) {
  for (const part of parts) {
    for await (const file of filesOf(path.join(root, part))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/** Eight digits that name a remote's build in the page: the same sources give the same, whoever builds them. */
export async function buildHash(name) {
  return (await addFiles(createHash("sha256"), [name, "contracts", ...tooling])).slice(0, 8);
}

/** Hash of everything a package's build reads: its sources, the workspace's libraries, the tooling and the lock file. */
export async function sourceHash(name) {
  const libs = name === "backend" ? ["contracts"] : libraries;
  return addFiles(createHash("sha256").update(process.version), [name, ...libs, ...tooling]);
}
