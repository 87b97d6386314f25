// Measures in a browser: bytes and requests of a first load, and the time of a warm switch between two remotes.

import { ensureChromium, loadPlaywright } from "../lib/test-programs.mjs";
import { computeMedian } from "./report.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */

export async function launchBrowser() {
  const executablePath = await ensureChromium();
  const { chromium } = await loadPlaywright();
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Starts the application of a public page that waits for a visitor, as a key does. Runs in the page. */
function startApplication() {
  document.addEventListener("DOMContentLoaded", () => document.dispatchEvent(new KeyboardEvent("keydown")));
}

/**
 * Opens a new browser context, signed in if a session is given. Without `starts`, public pages wait with the application
 * until it is needed.
 * @param {Browser} browser
 * @param {Session | null} session
 */
export async function openContext(browser, session, width = 1280, starts = true) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  if (starts) await context.addInitScript(startApplication);
  if (session) {
    await context.addInitScript(({ token, refreshToken, user }) => {
      localStorage.setItem("token", token);
      localStorage.setItem("refreshToken", refreshToken);
      localStorage.setItem("user", JSON.stringify(user));
    }, session);
  }
  return context;
}

/** Selects the heading of a remote's page once the remote is ready. */
export const getReadySelector = (/** @type {string} */ remote) =>
  `[data-remote="${remote}"][data-remote-status="ready"] h1`;

/**
 * Counts the transferred bytes and the requests until the page of `remote` is shown and the network is idle, cold cache.
 * Without a remote, it is the page as a visitor gets it who only reads. Rejects if the page isn't shown.
 * @param {Browser} browser
 * @param {{ url: string, route: string, remote: string | null, session: Session | null, ignore?: RegExp | undefined }} options
 */
export async function measureFirstLoad(browser, { url, route, remote, session, ignore }) {
  const context = await openContext(browser, session, undefined, remote !== null);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const seen = new Map();
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("data:") && !ignore?.test(request.url)) seen.set(requestId, 0);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (seen.has(requestId)) seen.set(requestId, encodedDataLength);
  });
  const response = await page.goto(url + route);
  if (!response?.ok()) throw new Error(`the server answered ${response?.status()}`);
  if (remote !== null) await page.locator(getReadySelector(remote)).first().waitFor();
  await page.waitForLoadState("networkidle");
  await context.close();
  return { bytes: [...seen.values()].reduce((sum, bytes) => sum + bytes, 0), requests: seen.size };
}

/**
 * Clicks the link to `target` and returns the ms until an element matches `selector`. With `hoverMs` the pointer is over
 * the link for that time first. Runs in the page.
 * @param {{ target: string, selector: string, hoverMs?: number }} options
 * @returns {Promise<number>}
 */
export async function clickAndWait({ target, selector, hoverMs = 0 }) {
  // Links to pages of the current app have its id in their query.
  const link = [...document.links].find(({ pathname }) => pathname === target);
  if (!link) throw new Error(`The page has no link to ${target}.`);
  if (hoverMs > 0) {
    link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, hoverMs));
  }
  return new Promise((resolve) => {
    // Waiting for frames would round the time up by as much as 16 ms.
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve(performance.now() - started);
    });
    observer.observe(document, { childList: true, attributes: true, subtree: true });
    const started = performance.now();
    link.click();
  });
}

/** Pages that {@link measureWarmSwitches} opens one after the other: all switches of one can be faster than those of the next. */
const WARM_SWITCH_PAGES = 10;
/** Rounds there and back in each page. */
const WARM_SWITCH_ROUNDS = 12;
/** Rounds before them that only load both remotes. */
const WARM_UP_ROUNDS = 3;

/**
 * Opens the dashboard of a site. `goAndReturn` goes to the blog and back, and returns the mean of both times in ms: from the
 * click on the link until the other remote is ready.
 * @param {Browser} browser
 * @param {{ url: string, session: Session }} site
 */
async function openDashboard(browser, { url, session }) {
  const context = await openContext(browser, session);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.locator(getReadySelector("mfe-tracking")).first().waitFor();
  // The federated site preloads other remotes when the page is idle.
  await page.waitForLoadState("networkidle");
  const go = (/** @type {string} */ target, /** @type {string} */ remote) =>
    page.evaluate(clickAndWait, { target, selector: getReadySelector(remote) });
  const goAndReturn = async () =>
    ((await go("/blog", "mfe-content")) + (await go("/dashboard", "mfe-tracking"))) / 2;
  return { context, goAndReturn };
}

/**
 * Returns the median ms of a switch between two loaded remotes for each site: of rounds there and back, because the two
 * directions take differently long. The sites take turns, so that a change of the machine's speed concerns all of them.
 * @param {Browser} browser
 * @param {{ url: string, session: Session }[]} sites
 */
export async function measureWarmSwitches(browser, sites) {
  /** @type {number[][]} */
  const times = sites.map(() => []);
  for (let opened = 0; opened < WARM_SWITCH_PAGES; opened++) {
    const pages = await Promise.all(sites.map((site) => openDashboard(browser, site)));
    for (let round = -WARM_UP_ROUNDS; round < WARM_SWITCH_ROUNDS; round++) {
      for (const [index, { goAndReturn }] of pages.entries()) {
        const time = await goAndReturn();
        if (round >= 0) times[index]?.push(time);
      }
    }
    for (const { context } of pages) await context.close();
  }
  return times.map(computeMedian);
}
