// `pnpm mutate [area | file …]` changes code in small ways (mutants) and counts how many of them the tests detect.
import path from "node:path";
import { ensureInstalled, requireNode, root, run, Stop } from "./lib/toolchain.mjs";
import { areas, REQUIRED_SCORE } from "./mutate/areas.mjs";
import { selectParts } from "./mutate/select-parts.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./mutate/run-part.mjs").runPart>>} Row */

/**
 * Runs the database server of the backend's tests while `work` runs.
 * @param {() => Promise<void>} work
 */
async function withDatabase(work) {
  const tsx = await import("tsx/cjs/api");
  /** @type {(name: string) => () => Promise<void>} */
  const load = (name) => tsx.require(path.join(root, "backend/src/testing", name), import.meta.url).default;
  await load("global-setup.ts")();
  try {
    await work();
  } finally {
    await load("global-teardown.ts")();
  }
}

/** @param {Pick<Row, "killed" | "survived">} counts */
const computeScore = ({ killed, survived }) => (100 * killed) / (killed + survived);

/**
 * @param {string} name
 * @param {Omit<Row, "folder">} row
 */
function printRow(name, row) {
  const { killed, survived, minutes } = row;
  const score = killed + survived === 0 ? "–" : `${computeScore(row).toFixed(1)}%`;
  const cells = [killed + survived, killed, survived, score, minutes.toFixed(1)];
  console.log(name.padEnd(44) + cells.map((cell) => String(cell).padStart(10)).join(""));
}

/**
 * @param {Row[]} rows
 * @param {Omit<Row, "folder">} total
 */
function printTable(rows, total) {
  const heads = ["mutants", "killed", "survived", "score", "minutes"];
  console.log(`\n${"".padEnd(44)}${heads.map((head) => head.padStart(10)).join("")}`);
  for (const row of rows) printRow(row.folder, row);
  if (rows.length > 1) printRow("total", total);
}

await run(async () => {
  requireNode();
  await ensureInstalled();
  process.chdir(root);
  const { area, parts } = selectParts(process.argv.slice(2));
  if (parts.length === 0) {
    throw new Stop(`There is no source file to mutate. Areas: ${Object.keys(areas).join(", ")}.`);
  }
  const { runPart } = await import("./mutate/run-part.mjs");
  /** @type {Row[]} */
  const rows = [];
  const runAll = async () => {
    for (const part of parts) rows.push(await runPart(`${area ?? "files"}-${rows.length + 1}`, part));
  };
  await (parts.some(({ folder }) => folder.startsWith("backend/")) ? withDatabase(runAll) : runAll());

  const sum = (/** @type {Exclude<keyof Row, "folder">} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  const total = { killed: sum("killed"), survived: sum("survived"), minutes: sum("minutes") };
  printTable(rows, total);
  if (area && computeScore(total) < REQUIRED_SCORE) {
    throw new Stop(`${area} is below ${REQUIRED_SCORE}%. The survivors are listed above.`);
  }
});
