// `npm test` runs everything that a change must pass. `--static` runs the static checks only.
// `--install-system-packages` allows it to install missing programs with apt-get.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { readBrowserReport, readJestFiles } from "./lib/test-results.mjs";
import { ensureChromium, ensureNginx, playwrightCli } from "./lib/test-programs.mjs";
import { ensureInstalled, exec, requireNode, root, run, step, Stop, tool } from "./lib/toolchain.mjs";

/** @import { Results, TestFile } from "./lib/test-results.mjs" */

const reports = path.join(root, ".cache/results");
/** @type {Results} */
const results = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] };
// Durations of the stages in the order in which they ran.
/** @type {{ label: string, ms: number }[]} */
const stages = [];
const SLOWEST_COUNT = 10;
/** One more than the cores of a small machine, because server tests wait for their database half of the time. */
const WORKERS = 3;

/**
 * @template T
 * @param {string} file
 * @returns {T}
 */
function readReport(file) {
  return JSON.parse(readFileSync(path.join(reports, file), "utf8"));
}

/**
 * Waits for all works, so that none continues in the background, and then throws the first failure.
 * @param {Promise<unknown>[]} works
 */
async function waitForAll(...works) {
  const failed = (await Promise.allSettled(works)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** Runs the static checks. Files that passed before and have not changed are skipped; a fresh clone has no cache. */
async function checkStatically() {
  // ESLint takes as long as the others together and uses one core, so all run at the same time.
  const cache = ["--cache", "--cache-location", ".cache/eslint/"];
  await waitForAll(
    step("Lint", () => tool("eslint", [".", "--max-warnings", "0", ...cache])),
    step("Format", () => tool("oxfmt", ["--check"])),
    step("Types", () => tool("tsc", ["-b"])),
    step("Lint with types", () => tool("oxlint", [])),
    step("Wording", () => exec("node", [path.join(root, "scripts/lint-text.mjs")], { label: "Wording" })),
    step("Dead code", () => tool("knip", [])),
  );
}

async function runJest() {
  await tool(
    "jest",
    ["--maxWorkers", String(WORKERS), "--json", "--outputFile", path.join(reports, "jest.json")],
    { env: { NODE_OPTIONS: "--no-warnings" }, label: "Unit, component and backend tests" },
  ).finally(() => {
    /** @type {{ testResults: TestFile[] }} */
    const { testResults } = readReport("jest.json");
    add(readJestFiles(testResults.map((file) => ({ ...file, name: path.relative(root, file.name) }))));
  });
}

/** Adds the results of one report to those of the whole run. */
function add(/** @type {Results} */ { passed, failed, skipped, files, failures }) {
  results.passed += passed;
  results.failed += failed;
  results.skipped += skipped;
  results.files.push(...files);
  results.failures.push(...failures);
}

async function runPlaywright() {
  const chromium = await ensureChromium();
  const nginx = await ensureNginx();
  await exec("node", [playwrightCli, "test", "--config", "all.config.ts"], {
    cwd: path.join(root, "e2e"),
    env: {
      CI: "1",
      CHROMIUM_PATH: chromium,
      ...(nginx && { NGINX_PATH: nginx }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "playwright.json"),
    },
    label: "End-to-end tests",
  }).finally(() => add(readBrowserReport(readReport("playwright.json"))));
}

/**
 * Runs a stage and records its duration.
 * @param {string} label
 * @param {() => unknown} work
 */
async function stage(label, work) {
  const started = Date.now();
  await step(label, work).finally(() => stages.push({ label, ms: Date.now() - started }));
}

/** @param {number} total */
function printTimes(total) {
  const row = (/** @type {number} */ ms, /** @type {string} */ rest) =>
    `  ${(ms / 1000).toFixed(1).padStart(7)} s  ${rest}`;
  const percent = (/** @type {number} */ ms) => String(Math.round((100 * ms) / total)).padStart(3);
  console.log("\nStages");
  for (const { label, ms } of stages) console.log(row(ms, `${percent(ms)}%  ${label}`));
  console.log("\nSlowest test files");
  const slowest = results.files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT);
  for (const { name, ms } of slowest) console.log(row(ms, name));
}

await run(async () => {
  const started = Date.now();
  requireNode();
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await stage("Static checks", checkStatically);
  if (process.argv.includes("--static")) return;

  /** @type {string[]} */
  const failures = [];
  const attempt = (/** @type {string} */ label, /** @type {() => Promise<void>} */ work) =>
    stage(label, work).catch((error) => failures.push(error.message));
  await attempt("Unit, component and backend tests", runJest);
  const { buildAll } = await import("./build.mjs");
  await stage("Production build", buildAll);
  const { checkSizes } = await import("./sizes.mjs");
  await attempt("Sizes", async () => checkSizes());
  const { packAll } = await import("./pack.mjs");
  await attempt("Packages", async () => void (await packAll()));
  await attempt("End-to-end tests", runPlaywright);

  const total = Date.now() - started;
  printTimes(total);
  if (results.failures.length > 0) console.log("\nFailed tests");
  for (const { name, reason } of results.failures) console.log(["", name, ...reason].join("\n      "));
  console.log(`\n${(total / 60_000).toFixed(1)} minutes`);
  console.log(`${results.passed} passed, ${results.failed} failed, ${results.skipped} skipped`);
  if (failures.length > 0) throw new Stop(failures.join("\n  "));
});
