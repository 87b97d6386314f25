// Time from a click on a link to the remote being ready, as the shell says on the remote's place.
/* global document, window, requestAnimationFrame -- inside page.evaluate */
import { heading, median, milliseconds, row } from "./report.mjs";
import { openContext } from "./pages.mjs";

const TARGETS = [
  { remote: "mfe-content", path: "/blog" },
  { remote: "mfe-tracking", path: "/dashboard" },
  { remote: "mfe-aso-tools", path: "/aso-tools" },
  { remote: "mfe-admin", path: "/admin" },
];
const START = "/settings"; // A page of the shell's own: no remote is there yet.
const ROUNDS = 3;
/** From the pointer's arrival to the click. */
const HOVER_MS = 200;
/** 40 ms of latency and 10 Mbit/s: on a bare loopback there would be nothing to measure. */
export const NETWORK = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

/** A page of the context whose network is throttled. */
export async function throttledPage(context) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", NETWORK);
  return page;
}

async function clickToReady(context, url, { remote, path }) {
  const page = await throttledPage(context);
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

/** The shell preloads nothing for a browser that saves data: its own switch is how the bench turns preloading off. */
function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}

async function measure(browser, { url, session }, target, preloads) {
  const times = { cold: [], warm: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const context = await openContext(browser, session);
    if (!preloads) await context.addInitScript(saveData);
    times.cold.push(await clickToReady(context, url, target));
    times.warm.push(await clickToReady(context, url, target));
    await context.close();
  }
  return { cold: median(times.cold), warm: median(times.warm) };
}

/** Prints it for every remote, with and without preloading. */
export async function compareRemotes(browser, site) {
  heading("Click to ready, 40 ms, 10 Mbit/s", "preloading", "without");
  for (const target of TARGETS) {
    const preloaded = await measure(browser, site, target, true);
    const plain = await measure(browser, site, target, false);
    for (const cache of ["cold", "warm"]) {
      const [left, right] = [preloaded[cache], plain[cache]];
      row(`${target.remote}, ${cache} cache`, milliseconds(left), milliseconds(right), left / right);
    }
  }
}
