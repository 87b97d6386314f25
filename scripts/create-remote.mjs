// `pnpm create-remote <name>` creates a remote from the template. It builds, runs and passes its tests right away.
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadContracts } from "./lib/contracts.mjs";
import { getErrorCode } from "./lib/error-code.mjs";
import { root } from "./lib/packages.mjs";
import { ensureInstalled, installPackages, requireNode, run, step, Stop, tool } from "./lib/toolchain.mjs";

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/;
const MAX_NAME_LENGTH = 40;
const REMOTE = /^mfe-/;
const template = path.join(root, "scripts/template-remote");

/** @import { RemoteDescriptor } from "../packages/contracts/src/remotes/index.ts" */

const capitalize = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the values of the template's placeholders.
 * @param {string} name
 * @returns {Record<string, string>}
 */
function getPlaceholders(name) {
  const words = name.split("-").slice(1);
  return {
    slug: words.join("-"),
    key: words.join("_"),
    title: words.map(capitalize).join(" "),
    Name: words.map(capitalize).join(""),
  };
}

/**
 * @param {string} text
 * @param {Record<string, string>} words
 */
const fill = (text, words) => text.replace(/__(slug|key|title|Name)__/g, (all, key) => words[key] ?? all);

/** @returns {Promise<RemoteDescriptor[]>} */
async function readDescriptors() {
  const folders = (await readdir(root)).filter((folder) => REMOTE.test(folder));
  const texts = folders.map((folder) => readFile(path.join(root, folder, "remote.json"), "utf8"));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}

/** @param {string} name */
async function check(name) {
  if (!name) throw new Stop("Name the remote: pnpm create-remote mfe-price-alerts");
  if (!NAME.test(name)) {
    throw new Stop(`"${name}" is not a valid name. Use mfe- and lowercase letters: mfe-price-alerts.`);
  }
  if (name.length > MAX_NAME_LENGTH)
    throw new Stop(`"${name}" is longer than ${MAX_NAME_LENGTH} characters. Choose a shorter name.`);
  const taken = await stat(path.join(root, name)).catch((error) => {
    if (getErrorCode(error) !== "ENOENT") throw error;
    return null;
  });
  if (taken) throw new Stop(`The folder "${name}" already exists. Choose another name.`);
  const own = fill(await readFile(path.join(template, "remote.json"), "utf8"), getPlaceholders(name));
  const { checkConflicts } = await loadContracts();
  const claims = checkConflicts(JSON.parse(own), await readDescriptors());
  if (claims.length > 0) throw new Stop(`${claims.map(({ message }) => message).join("\n  ")}`);
}

/** @param {string} name */
async function copyTemplate(name) {
  const words = getPlaceholders(name);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(root, name, fill(path.relative(template, from), words));
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, fill(await readFile(from, "utf8"), words));
  }
  // Line breaks depend on the length of the name.
  await tool("oxfmt", [path.join(root, name)]);
}

/**
 * Returns the items with `item` inserted after the last one that passes `test`.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => boolean} test
 * @param {T} item
 */
function insertAfterLast(items, test, item) {
  const at = items.findLastIndex(test) + 1;
  return items.toSpliced(at, 0, item);
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
async function edit(file, change) {
  const full = path.join(root, file);
  await writeFile(full, change(await readFile(full, "utf8")));
}

/**
 * Adds the remote to the two lists that name every package; everything else finds remotes by their folders.
 * @param {string} name
 */
async function addToLists(name) {
  await edit("tsconfig.json", (text) => {
    /** @type {{ references: { path: string }[] }} */
    const config = JSON.parse(text);
    const isRemote = (/** @type {{ path: string }} */ reference) =>
      REMOTE.test(reference.path.replace("./", ""));
    const references = insertAfterLast(config.references, isRemote, { path: `./${name}` });
    return `${JSON.stringify({ ...config, references }, null, 2)}\n`;
  });
  await edit(".github/CODEOWNERS", (text) => {
    const line = `${`/${name}/`.padEnd(19)} @listwise/${getPlaceholders(name).slug}`;
    return insertAfterLast(text.split("\n"), (one) => one.startsWith("/mfe-"), line).join("\n");
  });
}

/** @param {string[]} args */
async function main(args) {
  requireNode();
  const install = !args.includes("--no-install");
  const [name = ""] = args.filter((argument) => argument !== "--no-install");
  if (install) await ensureInstalled();
  await check(name);
  await copyTemplate(name);
  await addToLists(name);
  if (install) await step("Installing its packages", () => installPackages());
  console.log(`
Created ${name}. Next:
  pnpm --filter ${name} test     run its tests
  pnpm --filter ${name} dev      run it alone, or inside a running site
  pnpm build ${name}             build a release
  ${name}/remote.json            edit its routes and navigation
  ${name}/README.md              describe what it is for`);
}

await run(() => main(process.argv.slice(2)));
