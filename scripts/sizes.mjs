// `node scripts/sizes.mjs` compares the scripts that pages load first with the budgets of their modules, after a build.
// `--update` writes the present sizes as budgets.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findGrownModules, readModuleSizes } from "./lib/module-sizes.mjs";
import { bundles, root } from "./lib/packages.mjs";
import { run, Stop } from "./lib/toolchain.mjs";

/** @import { Sizes } from "./lib/module-sizes.mjs" */

const file = path.join(root, "scripts/sizes.json");

/** @returns {Record<string, Record<string, Sizes>>} Budgets by bundle and page. */
const readBudgets = () => JSON.parse(readFileSync(file, "utf8"));
const read = (/** @type {string} */ name) => readModuleSizes(path.join(root, name, "dist"));

/** @throws {Stop} if a module exceeds its budget */
export function checkSizes() {
  const budgets = readBudgets();
  const grown = bundles.flatMap((name) =>
    Object.entries(read(name)).flatMap(([page, sizes]) =>
      findGrownModules(sizes, budgets[name]?.[page] ?? {}).map((line) => `${name}, ${page}: ${line}`),
    ),
  );
  if (grown.length === 0) return;
  const advice = "Load it later, or accept the sizes with `node scripts/sizes.mjs --update`.";
  throw new Stop(`Pages load more code first:\n  ${grown.join("\n  ")}\n  ${advice}`);
}

/** Writes the present sizes as budgets, the largest module first. */
function updateBudgets() {
  const sort = (/** @type {Sizes} */ sizes) =>
    Object.fromEntries(Object.entries(sizes).sort(([, a], [, b]) => b - a));
  const budgets = Object.fromEntries(
    bundles.map((name) => [
      name,
      Object.fromEntries(Object.entries(read(name)).map(([page, sizes]) => [page, sort(sizes)])),
    ]),
  );
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await run(() => (process.argv.includes("--update") ? updateBudgets() : checkSizes()));
