import { readBrowserReport, readJestFiles } from "./test-results.mjs";

const times = { startTime: 1_000, endTime: 3_500 };
/**
 * @param {string} status
 * @param {string[]} failureMessages
 */
const result = (status, failureMessages = []) => ({
  status,
  fullName: `a ${status} test`,
  failureMessages,
});

test("failed tests of Jest are named with the first lines of their errors", () => {
  const red = `${String.fromCharCode(27)}[31mExpected 1${String.fromCharCode(27)}[39m\n\nReceived 2\n    at check (a.ts:3:1)`;
  const failing = {
    name: "backend/src/a.test.ts",
    status: "failed",
    message: "",
    ...times,
    assertionResults: [result("passed"), result("failed", [red]), result("pending")],
  };
  expect(readJestFiles([failing])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    files: [{ name: "backend/src/a.test.ts", ms: 2_500 }],
    failures: [{ name: "backend/src/a.test.ts › a failed test", reason: ["Expected 1", "Received 2"] }],
  });
});

test("a file that couldn't run is one failure with its own message", () => {
  const broken = { name: "b.test.ts", status: "failed", message: "\n  Cannot find module\n", ...times };
  expect(readJestFiles([{ ...broken, assertionResults: [] }])).toMatchObject({
    failed: 1,
    failures: [{ name: "b.test.ts", reason: ["  Cannot find module"] }],
  });
});

test("failed tests of nested suites of Playwright are named with their place", () => {
  const spec = (/** @type {boolean} */ ok, error = {}) => ({
    title: "opens",
    ok,
    file: "specs/a.spec.ts",
    line: 12,
    tests: [{ results: [{ duration: 400, error }] }],
  });
  const suite = {
    file: "specs/a.spec.ts",
    specs: [spec(true)],
    suites: [{ file: "specs/a.spec.ts", specs: [spec(false, { message: "Timed out\nCall log" })] }],
  };
  const stats = { expected: 1, unexpected: 1, skipped: 2 };
  expect(readBrowserReport({ stats, suites: [suite] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    files: [{ name: "e2e/specs/a.spec.ts", ms: 800 }],
    failures: [{ name: "e2e/specs/a.spec.ts:12 › opens", reason: ["Timed out", "Call log"] }],
  });
});
