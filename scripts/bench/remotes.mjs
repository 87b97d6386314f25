// Measures the time from a click on a link until the shell marks the remote's slot as ready.

import { printHeading, computeMedian, formatMilliseconds, printRow } from "./report.mjs";
import { clickAndWait, openContext } from "./pages.mjs";

/** @import { Browser, BrowserContext } from "@playwright/test" */
/** @typedef {{ url: string, session: import("./site.mjs").Session }} SignedInSite */
/** @typedef {typeof TARGETS[number]} Target */

const TARGETS = [
  { remote: "mfe-content", path: "/blog" },
  { remote: "mfe-tracking", path: "/dashboard" },
  { remote: "mfe-aso-tools", path: "/aso-tools" },
  { remote: "mfe-admin", path: "/admin" },
];
const START = "/settings"; // A page of the shell, so no remote is loaded yet.
const ROUNDS = 3;
/** Time between pointerover and click. */
const HOVER_MS = 200;
/** 40 ms latency and 10 Mbit/s; on an unthrottled loopback the differences are too small to measure. */
export const NETWORK = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

/**
 * Opens a page with a throttled network.
 * @param {BrowserContext} context
 */
export async function openThrottledPage(context) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", NETWORK);
  return page;
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 * @param {Target} target
 */
async function measureClickToReady(context, url, { remote, path }) {
  const page = await openThrottledPage(context);
  await page.goto(url + START);
  await page.locator(`a[href="${path}"], a[href^="${path}?"]`).first().waitFor({ state: "attached" });
  await page.locator("main h1").first().waitFor();
  const selector = `main [data-remote="${remote}"][data-remote-status="ready"]`;
  const time = await page.evaluate(clickAndWait, { target: path, selector, hoverMs: HOVER_MS });
  await page.close();
  return time;
}

/** Turns on the browser's data saver, for which the shell preloads nothing. Runs in the page. */
function enableDataSaver() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}

/**
 * @param {Browser} browser
 * @param {SignedInSite} site
 * @param {Target} target
 * @param {boolean} preloads
 */
async function measure(browser, { url, session }, target, preloads) {
  /** @type {{ cold: number[], warm: number[] }} */
  const times = { cold: [], warm: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const context = await openContext(browser, session);
    if (!preloads) await context.addInitScript(enableDataSaver);
    times.cold.push(await measureClickToReady(context, url, target));
    times.warm.push(await measureClickToReady(context, url, target));
    await context.close();
  }
  return { cold: computeMedian(times.cold), warm: computeMedian(times.warm) };
}

/**
 * Prints the times of every remote, with and without preloading.
 * @param {Browser} browser
 * @param {SignedInSite} site
 */
export async function compareRemotes(browser, site) {
  printHeading("Click to ready, 40 ms, 10 Mbit/s", "preloading", "without");
  for (const target of TARGETS) {
    const preloaded = await measure(browser, site, target, true);
    const plain = await measure(browser, site, target, false);
    for (const cache of /** @type {const} */ (["cold", "warm"])) {
      const [left, right] = [preloaded[cache], plain[cache]];
      printRow(
        `${target.remote}, ${cache} cache`,
        formatMilliseconds(left),
        formatMilliseconds(right),
        left / right,
      );
    }
  }
}
