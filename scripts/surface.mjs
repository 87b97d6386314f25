// Derives the versions of the shared packages from their exports. Without arguments it writes a changeset for what has
// changed since the last versions; `--update` records the exports of the current ones, and writes the versions of the
// domains of packages/contracts.
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { updateDomainVersions } from "./lib/contract-versions.mjs";
import { loadSurfaceTools, writeSharedSurface } from "./lib/shared-surface.mjs";
import { root, run } from "./lib/toolchain.mjs";

/** @import { Surface } from "../packages/contracts/src/remotes/index.ts" */

const RECORD = path.join(root, ".changeset/surface.json");
const CHANGESET = path.join(root, ".changeset/shared-exports.md");
const PACKAGES = ["@listwise/shared-auth", "@listwise/shared-ui"];

/**
 * Returns the modules of one package.
 * @param {Surface} surface
 * @param {string} name
 * @returns {Surface}
 */
const selectPackage = (surface, name) =>
  Object.fromEntries(
    Object.entries(surface).filter(([module]) => module === name || module.startsWith(`${name}/`)),
  );

/** @param {Surface} exports */
async function writeChangeset(exports) {
  const { compareSurfaces } = await loadSurfaceTools();
  /** @type {Surface} */
  const recorded = JSON.parse(await readFile(RECORD, "utf8"));
  const changes = PACKAGES.map((name) => ({
    name,
    ...compareSurfaces(selectPackage(recorded, name), selectPackage(exports, name)),
  })).filter(({ bump }) => bump !== null);
  await rm(CHANGESET, { force: true });
  if (changes.length === 0) return console.log("The exports of the shared packages have not changed.");
  const list = (/** @type {string} */ what, /** @type {string[]} */ names) =>
    names.length > 0 ? [`${what}: ${names.join(", ")}.`] : [];
  const lines = changes.flatMap(({ removed, changed, added }) => [
    ...list("Removed exports", removed),
    ...list("Exports with other types", changed),
    ...list("New or extended exports", added),
  ]);
  const head = changes.map(({ name, bump }) => `"${name}": ${bump}`);
  await writeFile(CHANGESET, ["---", ...head, "---", "", lines.join("\n\n"), ""].join("\n"));
  console.log(head.join("\n"));
}

await run(async () => {
  const { exports } = await writeSharedSurface();
  if (!process.argv.includes("--update")) return writeChangeset(exports);
  const own = Object.assign({}, ...PACKAGES.map((name) => selectPackage(exports, name)));
  await writeFile(RECORD, `${JSON.stringify(own)}\n`);
  await updateDomainVersions();
});
