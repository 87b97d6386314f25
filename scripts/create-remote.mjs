// `pnpm create-remote <name>`: a new remote of the shape all remotes have. It builds, runs and passes its tests at once.
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { loadContracts } from "./lib/contracts.mjs";
import { root } from "./lib/packages.mjs";
import { ensureInstalled, installPackages, requireNode, run, step, Stop } from "./lib/toolchain.mjs";

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/;
const LONGEST = 40;
const REMOTE = /^mfe-/;
const template = path.join(root, "scripts/template-remote");

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/** The words of the template, by their placeholders. */
function wordsOf(name) {
  const words = name.split("-").slice(1);
  return {
    slug: words.join("-"),
    key: words.join("_"),
    title: words.map(capitalised).join(" "),
    Name: words.map(capitalised).join(""),
  };
}

const fill = (text, words) => text.replace(/__(slug|key|title|Name)__/g, (_all, key) => words[key]);

async function descriptors() {
  const folders = (await readdir(root)).filter((folder) => REMOTE.test(folder));
  const texts = folders.map((folder) => readFile(path.join(root, folder, "remote.json"), "utf8"));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}

async function check(name) {
  if (!name) throw new Stop("Say what the remote is called: pnpm create-remote mfe-price-alerts");
  if (!NAME.test(name)) {
    throw new Stop(`"${name}" is no name for a remote. Use mfe- and small letters: mfe-price-alerts.`);
  }
  if (name.length > LONGEST)
    throw new Stop(`"${name}" is longer than ${LONGEST} letters. Choose a shorter name.`);
  const taken = await stat(path.join(root, name)).catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  if (taken) throw new Stop(`There is a folder "${name}" already. Choose another name.`);
  const own = fill(await readFile(path.join(template, "remote.json"), "utf8"), wordsOf(name));
  const { checkClaims } = await loadContracts();
  const claims = checkClaims(JSON.parse(own), await descriptors());
  if (claims.length > 0) throw new Stop(`${claims.map(({ message }) => message).join("\n  ")}`);
}

async function copyTemplate(name) {
  const words = wordsOf(name);
  const style = await resolveConfig(path.join(root, "package.json"));
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(root, name, fill(path.relative(template, from), words));
    await mkdir(path.dirname(to), { recursive: true });
    const text = fill(await readFile(from, "utf8"), words);
    // How lines break depends on how long the name is.
    await writeFile(to, await format(text, { ...style, filepath: to }));
  }
}

/** Puts an item behind the last one that the test finds. */
function afterLast(items, test, item) {
  const at = items.findLastIndex(test) + 1;
  return items.toSpliced(at, 0, item);
}

async function edit(file, change) {
  const full = path.join(root, file);
  await writeFile(full, change(await readFile(full, "utf8")));
}

/** The two lists that name every package; all else finds remotes by their folders. */
async function addToLists(name) {
  await edit("tsconfig.json", (text) => {
    const config = JSON.parse(text);
    const isRemote = (reference) => REMOTE.test(reference.path.replace("./", ""));
    const references = afterLast(config.references, isRemote, { path: `./${name}` });
    return `${JSON.stringify({ ...config, references }, null, 2)}\n`;
  });
  await edit(".github/CODEOWNERS", (text) => {
    const line = `${`/${name}/`.padEnd(19)} @listwise/${wordsOf(name).slug}`;
    return afterLast(text.split("\n"), (one) => one.startsWith("/mfe-"), line).join("\n");
  });
}

async function main(args) {
  requireNode();
  const install = !args.includes("--no-install");
  const [name] = args.filter((argument) => argument !== "--no-install");
  if (install) await ensureInstalled();
  await check(name);
  await copyTemplate(name);
  await addToLists(name);
  if (install) await step("Installing its packages", () => installPackages());
  console.log(`
${name} is there. Next:
  pnpm --filter ${name} test     its tests
  pnpm --filter ${name} dev      alone, and inside a running site
  pnpm build ${name}             a release
  ${name}/remote.json            its routes and navigation; ${name}/README.md says what it is for`);
}

await run(() => main(process.argv.slice(2)));
