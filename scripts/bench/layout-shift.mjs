// Measures the layout shift of every route of every remote at four widths, with an empty and with a full cache: with the
// sample, whose banner shows new apps; with the sample without new apps; and with a data set of real listings.
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/toolchain.mjs";
import { listRoutes, openAllRemotes } from "./all-remotes.mjs";
import { getReadySelector, openContext } from "./pages.mjs";
import { formatVerdict } from "./report.mjs";
import { trackRealApps } from "./track-real-apps.mjs";

/** @import { Browser, BrowserContext } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */
/** @typedef {{ pattern: string, path: string, remote: string, session: Session | null }} Route */
/** @typedef {{ name: string, source?: string, newApps: boolean }} Variant */
/** @typedef {{ route: string, width: number, cache: "cold" | "warm", shift: number, sources: string[] }} Result */

const PORT = 4024;
const WIDTHS = [390, 768, 1280, 1440];
/** Largest layout shift of a good page (https://web.dev/articles/cls says 0.1; half of it was chosen by us). */
const MAX_SHIFT = 0.05;
/** A page that has been idle for this long has loaded what it shows. */
const QUIET_MS = 600;
const TIMEOUT_MS = 60_000;
/** Pages that load at the same time. */
const PARALLEL = 3;

/** Adds up the layout shifts without user input, and records what moved. Runs in the page. */
function recordShifts() {
  /** @type {{ sum: number, sources: string[] }} */
  const shifts = { sum: 0, sources: [] };
  Reflect.set(window, "__shifts", shifts);
  const describe = (/** @type {unknown} */ node) => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
    const text = element?.textContent?.trim().slice(0, 24) ?? "";
    return element ? `${element.tagName.toLowerCase()} "${text}"` : "removed";
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      shifts.sum += Reflect.get(entry, "value");
      for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, "sources") ?? [])
        shifts.sources.push(`${describe(node)} by ${to.x - from.x}, ${to.y - from.y}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * @param {BrowserContext} context
 * @param {string} address
 * @param {string} remote
 * @returns {Promise<{ sum: number, sources: string[] }>}
 */
async function measureShift(context, address, remote) {
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  try {
    await page.goto(address, { timeout: TIMEOUT_MS });
    await page.locator(getReadySelector(remote)).first().waitFor({ state: "attached", timeout: TIMEOUT_MS });
    await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => Reflect.get(window, "__shifts"));
  } finally {
    await page.close();
  }
}

/**
 * Opens a route twice in one new context: with an empty cache and with a full one.
 * @param {Browser} browser
 * @param {{ url: string, route: Route, width: number, newApps: boolean }} options
 * @returns {Promise<Result[]>}
 */
async function measureRoute(browser, { url, route, width, newApps }) {
  const context = await openContext(browser, route.session, width);
  await context.route("**/api/apps/recent*", (call) =>
    newApps ? call.continue() : call.fulfill({ json: { success: true, data: [] } }),
  );
  /** @type {Result[]} */
  const results = [];
  try {
    for (const cache of /** @type {const} */ (["cold", "warm"])) {
      const { sum, sources } = await measureShift(context, url + route.path, route.remote);
      results.push({ route: route.pattern, width, cache, shift: sum, sources });
    }
  } catch (error) {
    const message = error instanceof Error ? error.message.split("\n")[0] : String(error);
    results.push({ route: route.pattern, width, cache: "cold", shift: Infinity, sources: [`${message}`] });
  } finally {
    await context.close();
  }
  return results;
}

/** @param {Result} result */
function printResult({ route, width, cache, shift, sources }) {
  const moved = [...new Set(sources)].slice(0, 4).join(", ");
  console.log(
    `${route.padEnd(40)} ${String(width).padStart(5)} ${cache} ${shift.toFixed(3).padStart(8)}   ${moved}`,
  );
}

/**
 * @param {Variant} variant
 * @param {RegExp} only
 * @param {readonly number[]} widths
 */
async function measureVariant({ name, source, newApps }, only, widths) {
  await openAllRemotes({ port: PORT, source }, async ({ browser, url, remotes }) => {
    if (source) await trackRealApps(url);
    const routes = (await listRoutes(url, remotes)).filter(({ pattern }) => only.test(pattern));
    const visits = routes.flatMap((route) => widths.map((width) => ({ url, route, width, newApps })));
    /** @type {Result[]} */
    const results = [];
    const work = async () => {
      for (let visit = visits.shift(); visit; visit = visits.shift())
        results.push(...(await measureRoute(browser, visit)));
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    results.sort((a, b) => b.shift - a.shift);
    const bad = results.filter(({ shift }) => shift > MAX_SHIFT);
    const [worst] = results;
    if (!worst) return console.log(`\n${name}: no route matches`);
    console.log(
      `\n${name}: ${results.length - bad.length} of ${results.length} visits of ${routes.length} routes shift by at most ` +
        `${MAX_SHIFT}, the worst by ${worst.shift.toFixed(3)} ${formatVerdict(bad.length === 0)}`,
    );
    (bad.length ? bad : [worst]).forEach(printResult);
  });
}

/**
 * Prints the layout shift of all routes. `--only=<pattern>` restricts the routes, `--widths=390,1280` the widths,
 * `--sources=sample,quiet,real` the variants.
 * @param {string[]} argv
 */
export async function benchLayoutShift(argv) {
  const option = (/** @type {string} */ name) =>
    argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const file = process.env.LISTWISE_DATA_SET ?? path.join(root, "../shared/data/app-store-2017.jsonl.gz");
  /** @type {Record<string, Variant>} */
  const variants = {
    sample: { name: "Sample with new apps", newApps: true },
    quiet: { name: "Sample without new apps", newApps: false },
    ...(existsSync(file) && {
      real: { name: "Real listings", source: `dataset:${path.resolve(file)}`, newApps: true },
    }),
  };
  if (!variants.real)
    console.log("There is no data set (LISTWISE_DATA_SET): real listings are not measured.");
  const only = new RegExp(option("only") ?? "");
  const widths = option("widths")?.split(",").map(Number) ?? WIDTHS;
  for (const key of option("sources")?.split(",") ?? Object.keys(variants)) {
    const variant = variants[key];
    if (variant) await measureVariant(variant, only, widths);
  }
}
