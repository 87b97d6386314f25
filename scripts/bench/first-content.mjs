// Measures whether a page's largest content is painted before any script of a remote runs: its size with those scripts
// blocked, compared with its size on the complete page.
import { openContext, getReadySelector } from "./pages.mjs";
import { printRow, formatVerdict } from "./report.mjs";

const PAGES = ["/", "/blog", "/blog/what-a-keyword-rank-tells-you"];
const SETTLED_MS = 1_500;

/** Returns the largest contentful paint so far: its area in px² and its time in ms. Runs in the page. */
function findLargestPaint() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const { size, startTime } = list.getEntries().at(-1);
      resolve({ size, time: startTime });
    });
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
}

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

/** Prints the comparison for public pages. */
export async function compareFirstContent(browser, { url }) {
  console.log("\nLargest content before any script of a remote, compared with the complete page");
  for (const path of PAGES) {
    const early = await measure(browser, url + path, { blocked: true });
    const whole = await measure(browser, url + path, { blocked: false });
    const ratio = early.size / whole.size;
    const shown = [early, whole].map(({ size, time }) => `${size} px², ${time.toFixed(0)} ms`);
    printRow(path, ...shown, ratio, `≥ 1.00 ${formatVerdict(ratio >= 1)}`);
  }
}
