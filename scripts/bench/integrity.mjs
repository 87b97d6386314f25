// Measures in the browser what integrity checks and the registry cost a first view.

import { printHeading, computeMedian, formatMilliseconds, printRow, formatVerdict } from "./report.mjs";
import { openContext, getReadySelector } from "./pages.mjs";
import { openThrottledPage } from "./remotes.mjs";

const ROUNDS = 15;
const LOADS = 5;

/** @import { Browser } from "@playwright/test" */
/** @typedef {{ url: string, session: import("./site.mjs").Session }} SignedInSite */

/**
 * Fetches the scripts of the view repeatedly without caches, alternating with and without hashes. Runs in the page.
 * @param {[Record<string, string>, number]} options
 */
async function timeIntegrity([hashes, rounds]) {
  const scripts = performance.getEntriesByType("resource").flatMap(({ name }) => {
    const integrity = hashes[name.slice(name.lastIndexOf("/") + 1)];
    return integrity ? [{ url: name, integrity }] : [];
  });
  /** @type {(url: string) => void} */
  const approve = Reflect.get(globalThis, Symbol.for("listwise.integrity.v1"));
  const load = async (/** @type {boolean} */ checked) => {
    const started = performance.now();
    for (const { url, integrity } of scripts) {
      if (checked) approve(url);
      await (await fetch(url, { cache: "no-store", ...(checked && { integrity }) })).arrayBuffer();
    }
    return performance.now() - started;
  };
  /** @type {{ checked: number[], plain: number[] }} */
  const times = { checked: [], plain: [] };
  for (let round = 0; round <= rounds; round++) {
    const checked = await load(true);
    const plain = await load(false);
    if (round === 0) continue; // Warm-up.
    times.checked.push(checked);
    times.plain.push(plain);
  }
  return { ...times, scripts: scripts.length };
}

/**
 * @param {Browser} browser
 * @param {SignedInSite} site
 * @param {Record<string, string>} hashes
 */
async function measureIntegrityCost(browser, { url, session }, hashes) {
  const context = await openContext(browser, session);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.locator(getReadySelector("mfe-tracking")).first().waitFor();
  await page.waitForLoadState("networkidle");
  /** @type {[Record<string, string>, number]} */
  const options = [hashes, ROUNDS];
  const { checked, plain, scripts } = await page.evaluate(timeIntegrity, options);
  await context.close();
  return { checked: computeMedian(checked), plain: computeMedian(plain), scripts };
}

/**
 * @param {Browser} browser
 * @param {SignedInSite} site
 */
async function measureRegistryShare(browser, { url, session }) {
  /** @type {{ registry: number, waited: number, total: number }[]} */
  const shares = [];
  for (let load = 0; load < LOADS; load++) {
    const context = await openContext(browser, session);
    const page = await openThrottledPage(context);
    await page.goto(`${url}/dashboard`);
    await page.locator(getReadySelector("mfe-tracking")).first().waitFor();
    shares.push(
      await page.evaluate(() => {
        const all = performance
          .getEntriesByType("resource")
          .filter((entry) => entry instanceof PerformanceResourceTiming);
        const registry = all.find(({ name }) => name.endsWith("/remotes.json"));
        const shell = all.find(({ name }) => /\/releases\/shell\/.*\.js$/.test(name));
        if (!registry || !shell) throw new Error("The page did not load the registry and the shell.");
        const waited = Math.max(0, registry.responseEnd - shell.responseEnd);
        return { registry: registry.duration, waited, total: performance.now() };
      }),
    );
    await context.close();
  }
  const pick = (/** @type {"registry" | "waited" | "total"} */ key) =>
    computeMedian(shares.map((share) => share[key]));
  return { registry: pick("registry"), waited: pick("waited"), total: pick("total") };
}

/**
 * Prints both costs. `hashes` are the integrity hashes of all scripts by file name.
 * @param {Browser} browser
 * @param {SignedInSite} site
 * @param {Record<string, string>} hashes
 */
export async function compareSafety(browser, site, hashes) {
  const { checked, plain, scripts } = await measureIntegrityCost(browser, site, hashes);
  printHeading("Integrity", "with hashes", "without");
  const ratio = checked / plain;
  const label = `${scripts} scripts of /dashboard`;
  printRow(
    label,
    formatMilliseconds(checked),
    formatMilliseconds(plain),
    ratio,
    `≤ 1.20 ${formatVerdict(ratio <= 1.2)}`,
  );
  const { registry, waited, total } = await measureRegistryShare(browser, site);
  printHeading("Registry, 40 ms, 10 Mbit/s", "time", "first load");
  printRow(
    "GET /remotes.json in the browser",
    formatMilliseconds(registry),
    formatMilliseconds(total),
    registry / total,
  );
  const share = waited / total;
  const goal = `≤ 0.05 ${formatVerdict(share <= 0.05)}`;
  printRow(
    "  waited for after the shell's code",
    formatMilliseconds(waited),
    formatMilliseconds(total),
    share,
    goal,
  );
}
