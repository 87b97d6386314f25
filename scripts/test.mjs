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
const unstable = [];
const SECOND_RUNS = 6; // More failed files than this are no accident.

function readResult(file) {
  return JSON.parse(readFileSync(path.join(results, file), "utf8"));
}

/** Waits for all, then fails with what failed first: nothing goes on in the background. */
async function together(...works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

async function checkStatically() {
  const lint = [".", "--max-warnings", "0", "--cache", "--cache-location", ".cache/eslint/"];
  await together(
    step("Format", () => tool("prettier", ["--check", "--log-level", "warn", "."])),
    step("Types", () => tool("tsc", ["-b"])),
  );
  await together(
    step("Lint", () => tool("eslint", lint)),
    step("Dead code", () => tool("knip", [])),
  );
}

async function jest(file, args) {
  await tool("jest", [...args, "--json", "--outputFile", path.join(results, file)], {
    env: { NODE_OPTIONS: "--no-warnings" },
    label: "Unit, component and backend tests",
  });
}

/** A failed file gets a second run, alone: what passes then is told as unstable, what fails again has failed. */
async function runJest() {
  try {
    await jest("jest.json", ["--maxWorkers", "2"]);
    count(readResult("jest.json").testResults);
  } catch (failure) {
    const all = readResult("jest.json").testResults;
    const failed = all.filter(({ status }) => status === "failed");
    count(all.filter(({ status }) => status !== "failed"));
    if (failed.length === 0 || failed.length > SECOND_RUNS) {
      count(failed);
      throw failure;
    }
    const files = failed.map(({ name }) => name);
    console.log(`\n▸ Once more, alone: ${files.map((file) => path.relative(root, file)).join(", ")}`);
    await jest("jest-again.json", ["--runInBand", "--runTestsByPath", ...files]).finally(() =>
      count(readResult("jest-again.json").testResults),
    );
    unstable.push(...files.map((file) => path.relative(root, file)));
  }
}

function count(files) {
  for (const { status, assertionResults } of files) {
    const having = (outcome) => assertionResults.filter((test) => test.status === outcome).length;
    counts.passed += having("passed");
    counts.failed += having("failed") || (status === "failed" ? 1 : 0);
    counts.skipped += having("pending");
  }
}

async function runPlaywright() {
  const chromium = await ensureChromium();
  await exec("node", [path.join(root, "e2e/node_modules/@playwright/test/cli.js"), "test"], {
    cwd: path.join(root, "e2e"),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, "playwright.json") },
    label: "End-to-end tests",
  }).finally(() => {
    const { stats } = readResult("playwright.json");
    if (stats.flaky > 0) unstable.push(`${stats.flaky} end-to-end (named above)`);
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
  if (unstable.length > 0)
    console.log(`Passed only the second time, so to be mended: ${unstable.join(", ")}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failures.length > 0) throw new Stop(failures.join("\n  "));
});
