// Whether the largest that a visitor gets to see of a page is there before any script of a remote has run: its size with
// those scripts blocked, against its size on the whole page.
import { openContext, ready } from "./pages.mjs";
import { row, verdict } from "./report.mjs";

const PAGES = ["/", "/blog", "/blog/what-a-keyword-rank-tells-you"];
const SETTLED_MS = 1_500;

/** The largest contentful paint so far: its area in pixels and its time. */
function largest() {
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
  if (!blocked) await page.locator(ready("mfe-content")).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const found = await page.evaluate(largest);
  await context.close();
  return found;
}

/** Prints it for public pages. */
export async function compareFirstContent(browser, { url }) {
  console.log("\nLargest content before any script of a remote, of that of the whole page");
  for (const path of PAGES) {
    const early = await measure(browser, url + path, { blocked: true });
    const whole = await measure(browser, url + path, { blocked: false });
    const ratio = early.size / whole.size;
    const shown = [early, whole].map(({ size, time }) => `${size} px², ${time.toFixed(0)} ms`);
    row(path, ...shown, ratio, `≥ 1.00 ${verdict(ratio >= 1)}`);
  }
}
