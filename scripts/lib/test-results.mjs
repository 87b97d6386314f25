/**
 * @typedef {{ name: string, startTime: number, endTime: number, status: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] | null }[] }} TestFile A file in
 *   Jest's report; the times are in ms. Its message tells why it couldn't run, or repeats the failures of its tests.
 */

/**
 * @typedef {{ file: string, suites?: BrowserSuite[], specs: { title: string, ok: boolean, file: string, line: number,
 *   tests: { results: { duration: number, error?: { message?: string } }[] }[] }[] }} BrowserSuite A suite in
 *   Playwright's report; the durations are in ms.
 */

/**
 * @typedef {object} Results What the reports of test runs have in common.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {{ name: string, ms: number }[]} files Test files with the duration of their tests.
 * @property {{ name: string, reason: string[] }[]} failures Failed tests with the first lines of the error.
 */

/** Enough for the difference of two short values. */
const REASON_LINES = 12;
const ESCAPE = String.fromCharCode(27);
const COLORS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, "g");

/** @returns {string[]} the first lines of an error, without colors, empty lines and the stack */
function firstLines(/** @type {string | undefined} */ message = "") {
  const lines = message.replace(COLORS, "").split("\n");
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const told = lines.slice(0, stack < 0 ? undefined : stack).filter((line) => line.trim() !== "");
  return told.slice(0, REASON_LINES).map((line) => line.trimEnd());
}

/**
 * Reads Jest's report. A file that couldn't run counts as one failed test.
 * @param {TestFile[]} testFiles with names relative to the root
 * @returns {Results}
 */
export function readJestFiles(testFiles) {
  const tests = testFiles.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ wanted) => tests.filter(({ status }) => status === wanted).length;
  const failures = testFiles.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [{ name, reason: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      reason: firstLines(failureMessages?.[0]),
    }));
  });
  const files = testFiles.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }));
  return { passed: count("passed"), failed: failures.length, skipped: count("pending"), files, failures };
}

/**
 * Reads Playwright's report. Tests that didn't run because an earlier one failed count as skipped.
 * @param {{ stats: { expected: number, unexpected: number, skipped: number }, suites: BrowserSuite[] }} report
 * @returns {Results}
 */
export function readBrowserReport({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, ms: sumDurations(suite) })),
    failures: suites.flatMap(listFailures),
  };
}

/** @returns {number} the total duration of a suite's tests in ms */
function sumDurations(/** @type {BrowserSuite} */ { suites = [], specs }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...own.map(({ duration }) => duration), ...suites.map(sumDurations)].reduce(
    (sum, ms) => sum + ms,
    0,
  );
}

/** @returns {Results["failures"]} */
function listFailures(/** @type {BrowserSuite} */ { suites = [], specs }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      name: `e2e/${file}:${line} › ${title}`,
      reason: firstLines(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    })),
    ...suites.flatMap(listFailures),
  ];
}
