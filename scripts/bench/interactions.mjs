// `pnpm bench --interactions` measures the most used interactions in Chromium, on a desktop and on a phone with a CPU four
// times slower.
import { takeLongestInteraction, recordInteractions } from "./event-timing.mjs";
import { listInteractions } from "./interaction-list.mjs";
import { getReadySelector, launchBrowser, openContext } from "./pages.mjs";
import { computeMedian, computeQuantile, formatMilliseconds, formatVerdict } from "./report.mjs";
import { signIn } from "./site.mjs";
import { withSites } from "./sites.mjs";

const GOAL_MS = 200;
const ROUNDS = 5;
const DEVICES = [
  { name: "phone", cpu: 4, width: 390 },
  { name: "desktop", cpu: 1, width: 1280 },
];

/** @import { Browser, Page } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */
/** @typedef {(typeof DEVICES)[number]} Device */
/** @typedef {import("./interaction-list.mjs").Interaction} Interaction */

/**
 * Opens a page on a device, without waiting for it.
 * @param {Browser} browser
 * @param {Device} device
 * @param {Session | null} session
 */
async function openPage(browser, { cpu, width }, session, starts = true) {
  const context = await openContext(browser, session, width, starts);
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return page;
}

/**
 * Measures an interaction several times on one page.
 * @param {Page} page
 * @param {Interaction} interaction
 * @param {number} rounds
 */
async function measureRounds(page, { prepare, act, undo }, rounds) {
  /** @type {number[]} */
  const times = [];
  while (times.length < rounds) {
    await prepare?.(page, times.length);
    // Leaves out what preparing and undoing took.
    await takeLongestInteraction(page);
    await act(page, times.length);
    const time = await takeLongestInteraction(page);
    await undo?.(page, times.length);
    times.push(time);
  }
  return times;
}

/**
 * Measures the first press on a page that the server painted, before its scripts have started.
 * @param {Browser} browser
 * @param {Device} device
 * @param {{ url: string, rounds: number }} options
 */
async function measureFirstPress(browser, device, { url, rounds }) {
  /** @type {number[]} */
  const times = [];
  while (times.length < rounds) {
    const page = await openPage(browser, device, null, false);
    await page.goto(`${url}/blog`, { waitUntil: "commit" });
    await page.getByRole("searchbox").or(page.getByRole("textbox")).first().click();
    await page.locator(getReadySelector("mfe-content")).first().waitFor();
    times.push(await takeLongestInteraction(page));
    await page.context().close();
  }
  return times;
}

/**
 * @param {string} label
 * @param {readonly number[]} times in ms; 0 if an interaction took less than the API reports
 */
function print(label, times) {
  const p75 = computeQuantile(times, 0.75);
  const cells = [computeMedian(times), p75, Math.max(...times)].map((time) =>
    (time === 0 ? "< 16 ms" : formatMilliseconds(time)).padStart(11),
  );
  console.log(`${label.padEnd(44)} ${cells.join(" ")}   ≤ ${GOAL_MS} ms ${formatVerdict(p75 <= GOAL_MS)}`);
}

/**
 * Measures all interactions on a running site and prints them.
 * @param {{ url: string }} site
 * @param {{ runs?: number, only?: RegExp }} [options] `only` restricts the names of interactions
 */
export async function measureInteractions({ url }, { runs: rounds = ROUNDS, only = /./ } = {}) {
  const session = await signIn(url);
  const headers = { Authorization: `Bearer ${session.token}` };
  const tracked = await (await fetch(`${url}/api/apps/followed`, { headers })).json();
  const interactions = listInteractions(`/dashboard?for=${tracked.data[0].app.id}&country=us`);
  const browser = await launchBrowser();
  console.log(
    `\n${"From input to the next paint".padEnd(44)} ${["median", "p75", "longest"].map((word) => word.padStart(11)).join(" ")}   goal for p75`,
  );
  try {
    for (const device of DEVICES) {
      for (const interaction of interactions) {
        const { name, path, on = device.name } = interaction;
        if (on !== device.name || !only.test(name)) continue;
        const page = await openPage(browser, device, session);
        await page.goto(url + path);
        await page.locator(getReadySelector("mfe-tracking")).first().waitFor();
        await page.waitForLoadState("networkidle");
        print(`${device.name}: ${name}`, await measureRounds(page, interaction, rounds));
        await page.context().close();
      }
      const name = "first press on a public page";
      if (only.test(name))
        print(`${device.name}: ${name}`, await measureFirstPress(browser, device, { url, rounds }));
    }
  } finally {
    await browser.close();
  }
}

/**
 * Measures interactions on a site of its own.
 * @param {{ runs?: number, only?: RegExp }} options
 */
export async function benchInteractions(options) {
  await withSites({ monolith: false }, ({ federated }) => measureInteractions(federated, options));
}
