// Runs Stryker for the chosen files of one package.
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";

const require = createRequire(import.meta.url);
const REPORTS = ".cache/mutation";
const WORKERS = 2;

/** Stryker's mutant states that count. A mutant without coverage counts as survived. */
const KILLED = ["Killed", "Timeout"];
const SURVIVED = ["Survived", "NoCoverage"];

/** Reloads modules for each mutant, so that mutants of their constants are tested too. */
const ordinary = { jest: { runtime: require.resolve("jest-runtime"), testEnvironment: "node" } };
/**
 * Loads modules once per worker (see `scripts/jest`), with one database server for all runs. Mutants of constants cannot
 * be switched then and are skipped. The timeout is long because a new worker has to load the server.
 */
const shared = { jest: { globalSetup: null, globalTeardown: null }, ignoreStatic: true, timeoutMS: 60_000 };

/**
 * @param {string} name
 * @returns {{ jest?: object, ignoreStatic?: boolean, timeoutMS?: number }}
 */
const getOptions = (name) => (name === "backend" ? shared : name.startsWith("packages/") ? ordinary : {});

/**
 * Tests the mutants of a part. Returns how many were killed and survived, and the minutes it took.
 * @param {string} label Name of the reports.
 * @param {import("./areas.mjs").Part} part
 */
export async function runPart(label, { folder, mutate = ["*.ts"], tests = ["*.test.ts"] }) {
  const started = Date.now();
  const [name = ""] = folder.split("/src");
  const inFolder = path.posix.relative(name, folder);
  const { jest = {}, ignoreStatic = false, timeoutMS = 15_000 } = getOptions(name);
  const report = path.join(REPORTS, label);
  const stryker = new Stryker({
    mutate: [...mutate.map((glob) => `${folder}/${glob}`), "!**/*.{test,fixtures,schema}.ts", "!**/index.ts"],
    testRunner: "jest",
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/jest-runner"))],
    jest: {
      configFile: `${name}/jest.config.mjs`,
      config: { ...jest, testMatch: [...new Set(tests)].map((glob) => `<rootDir>/${inFolder}/${glob}`) },
      enableFindRelatedTests: false,
    },
    ignoreStatic,
    timeoutMS,
    concurrency: WORKERS,
    disableTypeChecks: false,
    tempDirName: ".cache/stryker",
    cleanTempDir: "always",
    ignorePatterns: [".cache", ".data", "**/dist", "docs", "e2e"],
    allowConsoleColors: process.stdout.isTTY,
    reporters: ["clear-text", "progress-append-only", "html", "json"],
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  });
  const results = await stryker.runMutationTest();
  const count = (/** @type {string[]} */ states) =>
    results.filter(({ status }) => states.includes(status)).length;
  return {
    folder,
    killed: count(KILLED),
    survived: count(SURVIVED),
    minutes: (Date.now() - started) / 60_000,
  };
}
