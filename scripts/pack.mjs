// `pnpm pack-packages [folder]` packs everything that a remote in a repository of its own needs (default: .cache/packages).
// `--publish` also publishes the versions that the registry that npm is configured for doesn't have yet.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ensureInstalled, exec, requireNode, root, run, step, tool } from "./lib/toolchain.mjs";

/** Packs all packages into a folder. Returns their names, versions and archives. */
export async function packAll(out = path.join(root, ".cache/packages")) {
  await step("Compiling types", () => tool("tsc", ["-b"]));
  const { packPackages } = await import("./lib/pack-package.mjs");
  const { writeSharedSurface } = await import("./lib/shared-surface.mjs");
  await step("Reading the shared exports", writeSharedSurface);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const folders = await step("Packing", () => packPackages(out));
  return folders.map((folder) => {
    /** @type {{ name: string, version: string }} */
    const { name, version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
    return { name, version, archive: path.join(out, file) };
  });
}

/**
 * Publishes a package, unless the registry that npm is configured for has the version: it can't be published again.
 * @param {{ name: string, version: string, archive: string }} packed
 */
async function publish({ name, version, archive }) {
  const isPublished = await promisify(execFile)("npm", ["view", `${name}@${version}`, "version", "--silent"])
    .then(({ stdout }) => stdout.trim() !== "")
    .catch(() => false);
  if (isPublished) console.log(`${name} ${version} is already published.`);
  else await exec("npm", ["publish", archive, "--access", "restricted", "--loglevel", "error"]);
}

/** @param {string[]} args */
async function main(args) {
  requireNode();
  await ensureInstalled();
  const [out] = args.filter((argument) => !argument.startsWith("--"));
  const packages = await packAll(out && path.resolve(out));
  if (!args.includes("--publish")) return console.log(packages.map(({ archive }) => archive).join("\n"));
  await step("Publishing", async () => {
    for (const packed of packages) await publish(packed);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await run(() => main(process.argv.slice(2)));
