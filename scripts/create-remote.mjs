// `pnpm create-remote <name>` creates a remote in this repository. It builds, runs and passes its tests right away.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./lib/packages.mjs";
import { ensureInstalled, installPackages, requireNode, run, step, Stop, tool } from "./lib/toolchain.mjs";

const REMOTE = /^mfe-/;

/** @import { RemoteDescriptor } from "../packages/contracts/src/remotes/index.ts" */

/** @returns {Promise<RemoteDescriptor[]>} */
async function readDescriptors() {
  const folders = (await readdir(root)).filter((folder) => REMOTE.test(folder));
  const texts = folders.map((folder) => readFile(path.join(root, folder, "remote.json"), "utf8"));
  return (await Promise.all(texts)).map((text) => JSON.parse(text));
}

/**
 * Refuses a remote whose routes belong to another one.
 * @param {RemoteDescriptor} descriptor
 */
async function assertNoConflicts(descriptor) {
  const { loadContracts } = await import("@listwise/remote-preset/contracts");
  const { checkConflicts } = await loadContracts();
  const claims = checkConflicts(descriptor, await readDescriptors());
  if (claims.length > 0) throw new Stop(`${claims.map(({ message }) => message).join("\n  ")}`);
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
 * Makes the remote's types part of this repository's, which are checked together.
 * @param {string} name
 */
async function joinTypes(name) {
  const references = ["packages/contracts", "packages/sdk", "shared-auth", "shared-ui"];
  const config = {
    extends: "../tsconfig.base.json",
    compilerOptions: {
      rootDir: ".",
      outDir: `../.cache/types/${name}`,
      tsBuildInfoFile: `../.cache/types/${name}.tsbuildinfo`,
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      types: ["jest", "@testing-library/jest-dom", "jest-axe"],
    },
    include: ["src", "remote.json"],
    references: references.map((folder) => ({ path: `../${folder}` })),
  };
  await writeFile(path.join(root, name, "tsconfig.json"), `${JSON.stringify(config, null, 2)}\n`);
  await edit("tsconfig.json", (text) => {
    /** @type {{ references: { path: string }[] }} */
    const all = JSON.parse(text);
    const isRemote = (/** @type {{ path: string }} */ reference) =>
      REMOTE.test(reference.path.replace("./", ""));
    const remotes = insertAfterLast(all.references, isRemote, { path: `./${name}` });
    return `${JSON.stringify({ ...all, references: remotes }, null, 2)}\n`;
  });
}

/**
 * Makes the team of the remote its owner.
 * @param {string} name
 */
async function addOwner(name) {
  await edit(".github/CODEOWNERS", (text) => {
    const line = `${`/${name}/`.padEnd(19)} @listwise/${name.replace(REMOTE, "")}`;
    return insertAfterLast(text.split("\n"), (one) => one.startsWith("/mfe-"), line).join("\n");
  });
}

/** @param {string[]} args */
async function main(args) {
  requireNode();
  const install = !args.includes("--no-install");
  const [name = ""] = args.filter((argument) => argument !== "--no-install");
  if (install) await ensureInstalled();
  const { checkName, createRemoteFolder, readDescriptor } = await import("@listwise/create-remote");
  const where = { parent: root, command: "pnpm create-remote" };
  checkName(name, where);
  await assertNoConflicts(await readDescriptor(name));
  await createRemoteFolder(name, where);
  await joinTypes(name);
  await addOwner(name);
  // Line breaks depend on the length of the name.
  await tool("oxfmt", [path.join(root, name)]);
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
