// Measures the time from a click on a link until the shell marks the remote's slot as ready.
/* global document, window, requestAnimationFrame -- inside page.evaluate */
import { printHeading, computeMedian, formatMilliseconds, printRow } from "./report.mjs";
import { openContext } from "./pages.mjs";

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

/** Opens a page with a throttled network. */
export async function openThrottledPage(context) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", NETWORK);
  return page;
}

async function measureClickToReady(context, url, { remote, path }) {
  const page = await openThrottledPage(context);
  await page.goto(url + START);
  await page.locator(`a[href="${path}"]`).first().waitFor({ state: "attached" });
  await page.locator("main h1").first().waitFor();
  const time = await page.evaluate(
    async ([target, selector, hover]) => {
      const link = document.querySelector(`a[href="${target}"]`);
      link.dispatchEvent(new window.PointerEvent("pointerover", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, hover));
      const started = performance.now();
      link.click();
      return new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return void requestAnimationFrame(look);
          resolve(performance.now() - started);
        };
        look();
      });
    },
    [path, `main [data-remote="${remote}"][data-remote-status="ready"]`, HOVER_MS],
  );
  await page.close();
  return time;
}

/** Turns on the browser's data saver, for which the shell preloads nothing. Runs in the page. */
function enableDataSaver() {
  Object.defineProperty(navigator, "connection", { value: { enableDataSaver: true }, configurable: true });
}

async function measure(browser, { url, session }, target, preloads) {
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

/** Prints the times of every remote, with and without preloading. */
export async function compareRemotes(browser, site) {
  printHeading("Click to ready, 40 ms, 10 Mbit/s", "preloading", "without");
  for (const target of TARGETS) {
    const preloaded = await measure(browser, site, target, true);
    const plain = await measure(browser, site, target, false);
    for (const cache of ["cold", "warm"]) {
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
