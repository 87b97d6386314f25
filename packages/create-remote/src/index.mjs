// Creates a remote from the template.
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Stop } from "@listwise/release/program";

/** @import { RemoteDescriptor } from "@listwise/sdk" */

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/;
const MAX_NAME_LENGTH = 40;
const here = path.resolve(import.meta.dirname, "..");
const template = path.join(here, "template");
/** Libraries that the code of a new remote imports; the others only build and test it. */
const RUNTIME =
  /^(@listwise\/(contracts(-.+)?|sdk|shared-ui)|@tanstack\/react-query|react|react-dom|styled-components)$/;
/** Dependencies that only this package needs. */
const OWN = ["@types/node"];

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

/**
 * Returns the `package.json` of a new remote. Its dependencies are those that this package is tested with: versions in the
 * published package, and `workspace:` and `catalog:` in its own repository.
 * @param {string} name
 */
async function createManifest(name) {
  /** @type {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} */
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(here, "package.json"), "utf8"),
  );
  const all = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([library]) => !OWN.includes(library))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const select = (/** @type {boolean} */ isRuntime) =>
    Object.fromEntries(all.filter(([library]) => RUNTIME.test(library) === isRuntime));
  return {
    name: `@listwise/${name}`,
    version: "0.1.0",
    private: true,
    type: "module",
    scripts: {
      build: "webpack",
      dev: "webpack serve --env dev",
      "dev:site": "webpack serve --env dev --env site",
      test: "jest",
      typecheck: "tsc --noEmit",
    },
    dependencies: select(true),
    devDependencies: select(false),
  };
}

/**
 * Returns the descriptor of the remote that the template makes for a name.
 * @param {string} name
 * @returns {Promise<RemoteDescriptor>}
 */
export async function readDescriptor(name) {
  return JSON.parse(fill(await readFile(path.join(template, "remote.json"), "utf8"), getPlaceholders(name)));
}

/**
 * Refuses a name that is not valid or whose folder exists. `command` is how the user calls this.
 * @param {string} name
 * @param {{ parent: string, command: string }} where
 * @throws {Stop}
 */
export function checkName(name, { parent, command }) {
  if (!name) throw new Stop(`Name the remote: ${command} mfe-price-alerts`);
  if (!NAME.test(name)) {
    throw new Stop(`"${name}" is not a valid name. Use mfe- and lowercase letters: mfe-price-alerts.`);
  }
  if (name.length > MAX_NAME_LENGTH)
    throw new Stop(`"${name}" is longer than ${MAX_NAME_LENGTH} characters. Choose a shorter name.`);
  if (existsSync(path.join(parent, name)))
    throw new Stop(`The folder "${name}" already exists. Choose another name.`);
}

/**
 * Creates the folder of a new remote.
 * @param {string} name
 * @param {{ parent: string, command: string }} where
 * @throws {Stop} as {@link checkName}
 */
export async function createRemoteFolder(name, where) {
  checkName(name, where);
  const folder = path.join(where.parent, name);
  const words = getPlaceholders(name);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    // npm leaves files with the name of a setting out of packages.
    const to = path.join(folder, fill(path.relative(template, from), words).replace(/^_/, "."));
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, fill(await readFile(from, "utf8"), words));
  }
  const manifest = await createManifest(name);
  await writeFile(path.join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
