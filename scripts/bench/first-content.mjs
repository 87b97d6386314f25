// Measures whether a page's largest content is painted before any script of a remote runs: its size with those scripts
// blocked, compared with its size on the complete page.
import { openContext, getReadySelector } from "./pages.mjs";
import { printRow, formatVerdict } from "./report.mjs";

const PAGES = ["/", "/blog", "/blog/what-a-keyword-rank-tells-you"];
const SETTLED_MS = 1_500;

/** @import { Browser } from "@playwright/test" */

/**
 * Returns the largest contentful paint so far: its area in px² and its time in ms. Runs in the page.
 * @returns {Promise<{ size: number, time: number }>}
 */
function findLargestPaint() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last instanceof LargestContentfulPaint) resolve({ size: last.size, time: last.startTime });
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {{ blocked: boolean }} options
 */
async function measure(browser, url, { blocked }) {
  const context = await openContext(browser, null);
  const page = await context.newPage();
  if (blocked) await page.route("**/releases/mfe-*/**", (route) => route.abort());
  await page.goto(url);
  if (!blocked) await page.locator(getReadySelector("mfe-content")).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const found = await page.evaluate(findLargestPaint);
  await context.close();
  return found;
}

/**
 * Prints the comparison for public pages.
 * @param {Browser} browser
 * @param {{ url: string }} site
 */
export async function compareFirstContent(browser, { url }) {
  console.log("\nLargest content before any script of a remote, compared with the complete page");
  for (const path of PAGES) {
    const early = await measure(browser, url + path, { blocked: true });
    const whole = await measure(browser, url + path, { blocked: false });
    const ratio = early.size / whole.size;
    const format = (/** @type {typeof early} */ { size, time }) => `${size} px², ${time.toFixed(0)} ms`;
    printRow(path, format(early), format(whole), ratio, `≥ 1.00 ${formatVerdict(ratio >= 1)}`);
  }
}
