// `pnpm pack-packages [folder]` packs everything that a remote in a repository of its own needs (default: .cache/packages).
// `--publish` also publishes it to the registry that npm is configured for.
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, exec, requireNode, root, run, step, tool } from "./lib/toolchain.mjs";

/** Packs all packages into a folder. Returns the paths of the archives. */
export async function packAll(out = path.join(root, ".cache/packages")) {
  await step("Compiling types", () => tool("tsc", ["-b"]));
  const { packPackages } = await import("./lib/pack-package.mjs");
  const { writeSharedSurface } = await import("./lib/shared-surface.mjs");
  await step("Reading the shared exports", writeSharedSurface);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await step("Packing", () => packPackages(out));
  const archives = (await readdir(out)).filter((file) => file.endsWith(".tgz"));
  return archives.map((file) => path.join(out, file));
}

/** @param {string[]} args */
async function main(args) {
  requireNode();
  await ensureInstalled();
  const [out] = args.filter((argument) => !argument.startsWith("--"));
  const archives = await packAll(out && path.resolve(out));
  console.log(archives.join("\n"));
  if (!args.includes("--publish")) return;
  for (const archive of archives) await exec("npm", ["publish", archive, "--access", "restricted"]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await run(() => main(process.argv.slice(2)));
