// Smoke tests of published versions: waiting for them, repeating and printing them.
import { setTimeout as wait } from "node:timers/promises";
import { formatCount } from "./format-count.mjs";
import { Stop } from "./program.mjs";
import { formatFindings } from "./site.mjs";

/** @import { SmokePage, SmokeTest } from "@listwise/contracts/releases" */
/** @typedef {import("./site.mjs").Client} Site */

const POLL_MS = 1_000;

/** @param {SmokeTest} test */
const isOpen = ({ status }) => status === "queued" || status === "running";

/** @param {SmokePage[]} pages */
const countErrors = (pages) =>
  pages.filter(({ findings }) => findings.some(({ level }) => level === "error")).length;

/**
 * Formats the result of a test in a few words.
 * @param {SmokeTest} test
 */
export function formatSmokeStatus({ status, reason, opened, planned, pages }) {
  const warnings = pages
    .flatMap(({ findings }) => findings)
    .filter(({ level }) => level === "warning").length;
  const details = {
    queued: "smoke test queued",
    running: `smoke test running, ${opened} of ${formatCount(planned, "page")}`,
    passed: `smoke test passed, ${formatCount(pages.length, "page")}${warnings > 0 ? `, ${formatCount(warnings, "warning")}` : ""}`,
    refused: `smoke test refused, ${countErrors(pages)} of ${formatCount(pages.length, "page")}`,
    skipped: `not smoke tested: ${reason}`,
  };
  return details[status];
}

/**
 * Formats the findings by page.
 * @param {SmokeTest} test
 */
function formatPages({ pages }) {
  return pages
    .filter(({ findings }) => findings.length > 0)
    .map(({ route, caller, findings }) => `${route} (${caller})\n${formatFindings(findings)}`)
    .join("\n");
}

/**
 * Returns the smoke tests of a release or version. A site that has no smoke tests has none.
 * @param {Site} site
 * @param {{ name?: string, version?: string }} which
 * @returns {Promise<SmokeTest[]>}
 * @throws {Stop} if the site refuses the call
 */
export async function listSmokeTests(site, which) {
  const query = new URLSearchParams(which);
  /** @type {{ data?: SmokeTest[] }} */
  const answer = await site.call("GET", `/releases/smoke-tests?${query}`).catch((refusal) => {
    if (Object(refusal).status === 404) return {};
    throw refusal;
  });
  return answer.data ?? [];
}

/**
 * Waits for the smoke test of a version, with its progress on standard error, and prints its findings.
 * @param {Site} site
 * @param {{ name: string, version: string }} release
 * @param {{ json: boolean }} options
 * @returns {Promise<SmokeTest | null>} `null` without one
 * @throws {Stop} if the site refuses the call
 */
export async function waitForSmokeTest(site, release, { json }) {
  let shown = "";
  for (;;) {
    const [test] = await listSmokeTests(site, release);
    if (!test) return null;
    const status = formatSmokeStatus(test);
    if (!isOpen(test)) {
      if (!json)
        console.log(
          [`${release.name} ${release.version}: ${status}`, formatPages(test)].filter(Boolean).join("\n"),
        );
      return test;
    }
    if (status !== shown) console.error(`  ${status}`);
    shown = status;
    await wait(POLL_MS);
  }
}

/**
 * Repeats the smoke test of a version and waits for it.
 * @param {Site} site
 * @param {{ name: string, version: string }} release
 * @param {{ json: boolean, "no-wait": boolean }} options
 * @throws {Stop} if it refuses the version
 */
export async function repeatSmokeTest(site, { name, version }, options) {
  /** @type {{ message: string }} */
  const answer = await site.call("POST", `/releases/${encodeURIComponent(name)}/smoke-test`, { version });
  if (options["no-wait"]) {
    console.log(options.json ? JSON.stringify(answer, null, 2) : answer.message);
    return;
  }
  const test = await waitForSmokeTest(site, { name, version }, options);
  if (options.json) console.log(JSON.stringify(test, null, 2));
  refuseFailed(test);
}

/**
 * @param {SmokeTest | null} test
 * @throws {Stop} if the test refuses the version
 */
export function refuseFailed(test) {
  if (test?.status !== "refused") return;
  throw new Stop(
    `The smoke test refuses ${test.name} ${test.version}. It is stored, but only an administrator can promote it.`,
  );
}
