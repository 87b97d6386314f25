// `npm test`: everything that must hold before a change lands. `--static` stops before anything is run.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  ensureChromium,
  ensureInstalled,
  exec,
  requireNode,
  root,
  run,
  step,
  Stop,
  tool,
} from "./lib/toolchain.mjs";

const results = path.join(root, ".cache/results");
const counts = { passed: 0, failed: 0, skipped: 0 };

function readResult(file) {
  return JSON.parse(readFileSync(path.join(results, file), "utf8"));
}

async function checkStatically() {
  await step("Format", () => tool("prettier", ["--check", "--log-level", "warn", "."]));
  await step("Types", () => tool("tsc", ["-b"]));
  await step("Lint", () =>
    tool("eslint", [".", "--max-warnings", "0", "--cache", "--cache-location", ".cache/eslint/"]),
  );
  await step("Dead code", () => tool("knip", []));
}

async function runJest() {
  await tool("jest", ["--maxWorkers", "2", "--json", "--outputFile", path.join(results, "jest.json")], {
    env: { NODE_OPTIONS: "--no-warnings" },
    label: "Unit, component and backend tests",
  }).finally(() => {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
      readResult("jest.json");
    counts.passed += numPassedTests;
    counts.failed += numFailedTests + numRuntimeErrorTestSuites;
    counts.skipped += numPendingTests;
  });
}

async function runPlaywright() {
  const chromium = await ensureChromium();
  await exec("node", [path.join(root, "e2e/node_modules/@playwright/test/cli.js"), "test"], {
    cwd: path.join(root, "e2e"),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, "playwright.json") },
    label: "End-to-end tests",
  }).finally(() => {
    const { stats } = readResult("playwright.json");
    counts.passed += stats.expected + stats.flaky;
    counts.failed += stats.unexpected;
    counts.skipped += stats.skipped;
  });
}

await run(async () => {
  const started = Date.now();
  requireNode();
  await ensureInstalled();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await checkStatically();
  if (process.argv.includes("--static")) return;

  const failures = [];
  const attempt = async (label, work) => {
    try {
      await step(label, work);
    } catch (error) {
      failures.push(error.message);
    }
  };
  await attempt("Unit, component and backend tests", runJest);
  const { buildAll } = await import("./build.mjs");
  await step("Production build", () => buildAll());
  await attempt("End-to-end tests", runPlaywright);

  console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failures.length > 0) throw new Stop(failures.join("\n  "));
});
