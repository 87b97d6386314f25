// Opens every route of every remote on a slow phone: processor ÷ 6, 1.6 Mbit/s, 150 ms latency, empty caches. Counts the
// panels, which a slow but healthy client must never see, and measures when the skeleton and the page appear.
import { listRoutes, openAllRemotes } from "./all-remotes.mjs";
import { openContext } from "./pages.mjs";
import { computeMedian, computeQuantile, formatVerdict } from "./report.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */
/** @typedef {{ entered?: number, skeleton?: number, overlay?: number, mounted?: number, panel?: string }} Times */

const CPU_SLOWDOWN = 6;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const PORT = 4023;
/** Longer than any panel takes to appear on a machine that is busy otherwise. */
const TIMEOUT_MS = 180_000;
/** Records when the parts of the first remote's slot in `main` appear, in ms since the navigation. Runs in the page. */
function recordTimes() {
  /** @type {Times} */
  const times = {};
  Reflect.set(window, "__times", times);
  const note = (/** @type {"entered" | "skeleton" | "overlay" | "mounted"} */ name) => {
    times[name] ??= performance.now();
  };
  new MutationObserver(() => {
    const slot = document.querySelector("main [data-remote]");
    const status = slot?.getAttribute("data-remote-status");
    if (status) note("entered");
    if (status === "ready" && slot?.querySelector("h1") && !slot.querySelector("[data-page-loading]"))
      note("mounted");
    if (status === "failed") times.panel ??= slot?.querySelector('[role="alert"]')?.textContent ?? "";
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-remote-status"] });
  document.addEventListener("animationstart", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.matches("[data-page-skeleton]")) note("skeleton");
    if (target.matches("[data-remote] [data-veil]")) note("overlay");
  });
}

/**
 * @param {Browser} browser
 * @param {{ address: string, session: Session | null }} visit
 * @returns {Promise<Times>}
 */
async function measureVisit(browser, { address, session }) {
  const context = await openContext(browser, session);
  const page = await context.newPage();
  await page.addInitScript(recordTimes);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", NETWORK);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  try {
    await page.goto(address, { waitUntil: "commit", timeout: TIMEOUT_MS });
    await page.waitForFunction(
      () => {
        const { mounted, panel } = Reflect.get(window, "__times") ?? {};
        return mounted !== undefined || panel !== undefined;
      },
      undefined,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
  } catch {
    // Parts that have not appeared by then are missing in the times.
  }
  const times = await page.evaluate(() => Reflect.get(window, "__times"));
  await context.close();
  return times;
}

/** @param {number | undefined} time */
const formatTime = (time) => (time === undefined ? "–" : `${(time / 1000).toFixed(1)} s`).padStart(9);

/** @param {Times} times */
const wasMounted = ({ mounted, panel }) => mounted !== undefined && panel === undefined;

/** @param {Times[]} all */
function printSummary(all) {
  const good = all.filter(wasMounted);
  const delays = all.flatMap(({ entered, skeleton }) =>
    entered === undefined || skeleton === undefined ? [] : skeleton - entered,
  );
  const waits = good.map(({ mounted = 0, entered = 0 }) => mounted - entered);
  const describe = (/** @type {number[]} */ values) =>
    `median ${computeMedian(values).toFixed(0)} ms, longest ${computeQuantile(values, 1).toFixed(0)} ms`;
  console.log(
    `\n${good.length} of ${all.length} routes were mounted without a panel (goal: all) ${formatVerdict(good.length === all.length)}`,
  );
  console.log(`From entering the slot to the skeleton: ${describe(delays)} (${delays.length} routes)`);
  console.log(`From entering the slot to the page: ${describe(waits)}`);
}

/** Opens all routes of all remotes on a slow client and prints the times. */
export async function benchSlowClient() {
  await openAllRemotes({ port: PORT }, async ({ browser, url, remotes }) => {
    console.log(`\n${"Since navigation".padEnd(40)} ${"entered  skeleton   overlay   mounted".padStart(39)}`);
    /** @type {Times[]} */
    const all = [];
    for (const { pattern, path, session } of await listRoutes(url, remotes)) {
      const times = await measureVisit(browser, { address: url + path, session });
      all.push(times);
      const { entered, skeleton, overlay, mounted, panel } = times;
      const cells = [entered, skeleton, overlay, mounted].map(formatTime).join(" ");
      console.log(`${pattern.padEnd(40)} ${cells}${panel === undefined ? "" : `   ${panel}`}`);
    }
    printSummary(all);
  });
}
