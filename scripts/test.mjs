// `npm test` runs everything that a change must pass. `--static` runs the static checks only.
// `--install-system-packages` allows it to install missing programs with apt-get.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium, ensureNginx } from "./lib/test-programs.mjs";
import { ensureInstalled, exec, requireNode, root, run, step, Stop, tool } from "./lib/toolchain.mjs";

const results = path.join(root, ".cache/results");
const counts = { passed: 0, failed: 0, skipped: 0 };
// Durations of the test files, and of the stages in the order in which they ran.
/** @type {{ name: string, ms: number }[]} */
const files = [];
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
function readResult(file) {
  return JSON.parse(readFileSync(path.join(results, file), "utf8"));
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
    ["--maxWorkers", String(WORKERS), "--json", "--outputFile", path.join(results, "jest.json")],
    { env: { NODE_OPTIONS: "--no-warnings" }, label: "Unit, component and backend tests" },
  ).finally(() => {
    /** @type {{ testResults: TestFile[] }} */
    const { testResults } = readResult("jest.json");
    count(testResults);
  });
}

/**
 * @typedef {{ name: string, startTime: number, endTime: number, status: string,
 *   assertionResults: { status: string }[] }} TestFile A file in Jest's report; the times are in ms.
 */

/** @param {TestFile[]} testFiles */
function count(testFiles) {
  for (const { name, startTime, endTime, status, assertionResults } of testFiles) {
    const countStatus = (/** @type {string} */ wanted) =>
      assertionResults.filter((test) => test.status === wanted).length;
    counts.passed += countStatus("passed");
    counts.failed += countStatus("failed") || (status === "failed" ? 1 : 0);
    counts.skipped += countStatus("pending");
    files.push({ name: path.relative(root, name), ms: endTime - startTime });
  }
}

/** Adds the results of a run of Playwright, whose report is in this file. */
function countBrowserTests(/** @type {string} */ file) {
  /** @type {import("@playwright/test/reporter").JSONReport} */
  const { stats, suites } = readResult(file);
  counts.passed += stats.expected;
  counts.failed += stats.unexpected;
  counts.skipped += stats.skipped;
  for (const suite of suites) files.push({ name: `e2e/${suite.file}`, ms: sumDurations(suite) });
}

async function runProof() {
  const { proveRemote } = await import("./lib/prove-remote.mjs");
  const report = "proof.json";
  await proveRemote({ CI: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, report) }).finally(() =>
    countBrowserTests(report),
  );
}

async function runPlaywright() {
  const chromium = await ensureChromium();
  const nginx = await ensureNginx();
  await exec("node", [path.join(root, "e2e/node_modules/@playwright/test/cli.js"), "test"], {
    cwd: path.join(root, "e2e"),
    env: {
      CI: "1",
      CHROMIUM_PATH: chromium,
      ...(nginx && { NGINX_PATH: nginx }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, "playwright.json"),
    },
    label: "End-to-end tests",
  }).finally(() => countBrowserTests("playwright.json"));
}

/**
 * Returns the total duration of a Playwright suite's tests in ms.
 * @param {import("@playwright/test/reporter").JSONReportSuite} suite
 * @returns {number}
 */
function sumDurations({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...own.map(({ duration }) => duration), ...suites.map(sumDurations)].reduce(
    (sum, ms) => sum + ms,
    0,
  );
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
  const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT);
  for (const { name, ms } of slowest) console.log(row(ms, name));
}

await run(async () => {
  const started = Date.now();
  requireNode();
  await ensureInstalled();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
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
  await attempt("End-to-end tests", runPlaywright);
  await attempt("A remote in a repository of its own", runProof);

  const total = Date.now() - started;
  printTimes(total);
  console.log(`\n${(total / 60_000).toFixed(1)} minutes`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failures.length > 0) throw new Stop(failures.join("\n  "));
});
