// `pnpm build [package…]` builds stale packages. `--publish <folder>` also makes them live in that release repository.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { compilePackage } from "./lib/compile.mjs";
import { bundles, root, computeSourceHash } from "./lib/packages.mjs";
import { publish } from "./lib/publish.mjs";
import { run, Stop } from "./lib/toolchain.mjs";

export { publish };

const packages = ["backend", ...bundles];
const stamps = path.join(root, ".cache/builds");

const getProductPath = (/** @type {string} */ name) =>
  path.join(root, name, "dist", name === "backend" ? "main.js" : "release.json");

/**
 * @param {string} name
 * @param {string} hash
 */
async function isFresh(name, hash) {
  const stamp = path.join(stamps, name);
  return existsSync(getProductPath(name)) && existsSync(stamp) && (await readFile(stamp, "utf8")) === hash;
}

/** @param {string} name */
async function buildOne(name) {
  const hash = await computeSourceHash(name);
  if (await isFresh(name, hash)) {
    console.log(`  ${name}: up to date`);
    return;
  }
  const started = Date.now();
  await compilePackage(name);
  await mkdir(stamps, { recursive: true });
  await writeFile(path.join(stamps, name), hash);
  console.log(`  ${name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds the stale packages among `names`. Returns the `dist` folders of all releases among them. */
export async function buildAll(names = packages) {
  for (const name of names) {
    if (!packages.includes(name))
      throw new Stop(`There is no package "${name}". Known: ${packages.join(", ")}.`);
  }
  for (const name of names) await buildOne(name);
  return names.filter((name) => name !== "backend").map((name) => path.join(root, name, "dist"));
}

/** @param {string[]} args */
async function main(args) {
  const at = args.indexOf("--publish");
  const [flag, store] = at < 0 ? [] : args.splice(at, 2);
  if (flag && !store) throw new Stop("--publish needs the folder of the release repository.");
  const folders = await buildAll(args.length > 0 ? args : packages);
  if (!store) return;
  for (const folder of folders) {
    const { name, version, live } = await publish(folder, path.resolve(store));
    console.log(`  ${name} ${version} is ${live ? "live" : "stored; another version was made live since"}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await run(() => main(process.argv.slice(2)));
