// Measures in the browser what integrity checks and the registry cost a first view.
/* global document -- inside page.evaluate */
import { heading, median, milliseconds, row, verdict } from "./report.mjs";
import { openContext, ready } from "./pages.mjs";
import { throttledPage } from "./remotes.mjs";

const ROUNDS = 15;
const LOADS = 5;

/** Fetches the scripts of the view repeatedly without caches, alternating with and without hashes. Runs in the page. */
function timeIntegrity([hashes, rounds]) {
  const scripts = performance
    .getEntriesByType("resource")
    .map(({ name }) => ({ url: name, integrity: hashes[name.slice(name.lastIndexOf("/") + 1)] }))
    .filter(({ integrity }) => integrity);
  const approve = globalThis[Symbol.for("listwise.integrity.v1")];
  const load = async (checked) => {
    const started = performance.now();
    for (const { url, integrity } of scripts) {
      if (checked) approve(url);
      await (await fetch(url, { cache: "no-store", ...(checked && { integrity }) })).arrayBuffer();
    }
    return performance.now() - started;
  };
  return (async () => {
    const times = { checked: [], plain: [] };
    for (let round = 0; round <= rounds; round++) {
      const checked = await load(true);
      const plain = await load(false);
      if (round === 0) continue; // Warm-up.
      times.checked.push(checked);
      times.plain.push(plain);
    }
    return { ...times, scripts: scripts.length };
  })();
}

async function integrityCost(browser, { url, session }, hashes) {
  const context = await openContext(browser, session);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.locator(ready("mfe-tracking")).first().waitFor();
  await page.waitForLoadState("networkidle");
  const { checked, plain, scripts } = await page.evaluate(timeIntegrity, [hashes, ROUNDS]);
  await context.close();
  return { checked: median(checked), plain: median(plain), scripts };
}

async function registryShare(browser, { url, session }) {
  const shares = [];
  for (let load = 0; load < LOADS; load++) {
    const context = await openContext(browser, session);
    const page = await throttledPage(context);
    await page.goto(`${url}/dashboard`);
    await page.locator(ready("mfe-tracking")).first().waitFor();
    shares.push(
      await page.evaluate(() => {
        const all = performance.getEntriesByType("resource");
        const shell = document.querySelector('script[src*="/releases/shell/"]').src;
        const { duration, responseEnd } = all.find(({ name }) => name.endsWith("/remotes.json"));
        const scriptEnd = all.find(({ name }) => name === shell).responseEnd;
        return { registry: duration, waited: Math.max(0, responseEnd - scriptEnd), total: performance.now() };
      }),
    );
    await context.close();
  }
  const of = (key) => median(shares.map((share) => share[key]));
  return { registry: of("registry"), waited: of("waited"), total: of("total") };
}

/** Prints both costs. `hashes` are the integrity hashes of all scripts by file name. */
export async function compareSafety(browser, site, hashes) {
  const { checked, plain, scripts } = await integrityCost(browser, site, hashes);
  heading("Integrity", "with hashes", "without");
  const ratio = checked / plain;
  const label = `${scripts} scripts of /dashboard`;
  row(label, milliseconds(checked), milliseconds(plain), ratio, `≤ 1.20 ${verdict(ratio <= 1.2)}`);
  const { registry, waited, total } = await registryShare(browser, site);
  heading("Registry, 40 ms, 10 Mbit/s", "time", "first load");
  row("GET /remotes.json in the browser", milliseconds(registry), milliseconds(total), registry / total);
  const share = waited / total;
  const goal = `≤ 0.05 ${verdict(share <= 0.05)}`;
  row("  waited for after the shell's code", milliseconds(waited), milliseconds(total), share, goal);
}
