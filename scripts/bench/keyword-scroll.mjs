// `pnpm bench --keyword-scroll` measures the table of 5,000 keywords in a browser: scrolling from top to bottom, a filter
// and a sort.
import { withKeywordSite } from "./keyword-site.mjs";
import { launchBrowser, openContext } from "./pages.mjs";
import { computeMedian, computeQuantile, formatMilliseconds, formatVerdict } from "./report.mjs";

/** @import { Browser, Page } from "@playwright/test" */

export const TASK_GOAL = { longestMs: 50 };
export const ACTION_GOAL = { medianMs: 100 };
/** One notch of a mouse wheel in every frame: 6,000 px per second. */
export const STEP_PX = 100;
const ROUNDS = 10;

/**
 * Scrolls the table from where it is to its end, down or sideways, a step per frame. Returns the ms between frames. Runs in
 * the page.
 * @param {{ stepPx: number, sideways?: boolean }} options
 * @returns {Promise<number[]>}
 */
export async function scrollThrough({ stepPx, sideways = false }) {
  const grid = document.querySelector('[role="grid"]');
  const region = grid?.closest('[role="region"]') ?? grid?.parentElement;
  if (!region) throw new Error("The table doesn't scroll.");
  const nextFrame = () => new Promise(requestAnimationFrame);
  const getRest = () =>
    sideways
      ? region.scrollWidth - region.clientWidth - region.scrollLeft
      : region.scrollHeight - region.clientHeight - region.scrollTop;
  /** @type {number[]} */
  const times = [];
  let last = await nextFrame();
  while (getRest() > 1) {
    region.scrollBy(sideways ? stepPx : 0, sideways ? 0 : stepPx);
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Scrolls the table to its first cell and waits until it is rendered. Runs in the page. */
export async function scrollToStart() {
  const grid = document.querySelector('[role="grid"]');
  (grid?.closest('[role="region"]') ?? grid?.parentElement)?.scrollTo(0, 0);
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Returns the ms until the first row of the table is another one and was painted. Runs in the page.
 * @param {{ header?: string, filter?: string }} action The header to click or the text to enter.
 * @returns {Promise<number>}
 */
export async function measureAction({ header, filter }) {
  const grid = document.querySelector('[role="grid"]');
  const getFirst = () =>
    `${grid?.getAttribute("aria-rowcount")} ${grid?.querySelector("tbody tr[role=row] a")?.textContent}`;
  // The rows outside the view of the action before may not be rendered yet.
  await new Promise((resolve) => requestIdleCallback(resolve));
  const before = getFirst();
  const changed = new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => getFirst() !== before && resolve(observer.disconnect()));
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    });
    setTimeout(() => reject(new Error("The table didn't change.")), 5_000);
  });
  const started = performance.now();
  if (header !== undefined) {
    /** @type {NodeListOf<HTMLElement>} */
    const headers = document.querySelectorAll("th button");
    [...headers].find((one) => one.textContent.startsWith(header))?.click();
  } else {
    const field = document.querySelector('input[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, filter);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await changed;
  // A task after the next frame runs when that frame was painted.
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - started;
}

/**
 * Calls `work` and returns the time that the main thread computed in each of its tasks meanwhile, in ms. Without a
 * graphics card, drawing takes the processor from it: a task of 10 ms can end after 90.
 * @param {Page} page
 * @param {() => Promise<void>} work
 */
export async function traceTasks(page, work) {
  const client = await page.context().newCDPSession(page);
  /** @type {Record<string, unknown>[]} */
  const events = [];
  client.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await client.send("Tracing.start", {
    traceConfig: { includedCategories: ["toplevel"] },
  });
  await work();
  const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await complete;
  const main = events.find(({ args }) => Reflect.get(Object(args), "name") === "CrRendererMain")?.tid;
  return events
    .filter(({ name, tid }) => String(name).endsWith("RunTask") && tid === main)
    .map(({ tdur }) => Number(tdur ?? 0) / 1000);
}

/** @param {string} title */
export function printHead(title) {
  const head = ["median", "p99", "longest"].map((word) => word.padStart(11)).join(" ");
  console.log(`\n${title.padEnd(30)} ${head}  too long   goal`);
}

/**
 * Prints times in ms with the goal for their median or for each of them.
 * @param {string} label
 * @param {readonly number[]} times
 * @param {{ medianMs: number } | { longestMs: number } | null} goal
 */
export function printTimes(label, times, goal) {
  const longest = times.reduce((a, b) => Math.max(a, b), 0);
  const figures = [computeMedian(times), computeQuantile(times, 0.99), longest].map(formatMilliseconds);
  const line = [label.padEnd(30), ...figures.map((figure) => figure.padStart(11))].join(" ");
  if (goal === null) return console.log(line);
  const [limit, name] = "medianMs" in goal ? [goal.medianMs, "median"] : [goal.longestMs, "each"];
  const over = times.filter((time) => time > limit).length;
  const isMet = "medianMs" in goal ? computeMedian(times) <= limit : over === 0;
  console.log(`${line} ${String(over).padStart(8)}   ${name} ≤ ${limit} ms ${formatVerdict(isMet)}`);
}

/**
 * @param {Browser} browser
 * @param {import("./keyword-site.mjs").KeywordSite} site
 */
async function measureTable(browser, { url, session, appId }) {
  const context = await openContext(browser, session);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/keywords?for=${appId}&country=us`);
  await page.getByRole("grid").locator("tbody tr").nth(10).waitFor();
  await page.waitForLoadState("networkidle");
  printHead("5,000 keywords in the browser");
  /** @type {number[]} */
  let frames = [];
  const tasks = await traceTasks(page, async () => {
    frames = await page.evaluate(scrollThrough, { stepPx: STEP_PX });
  });
  // Without a graphics card, the processor draws the frames, so they have no goal.
  printTimes("Scrolling, frames", frames, null);
  printTimes("Scrolling, tasks", tasks, TASK_GOAL);
  // At the top, the first row stays when rows beside those in view are added.
  await page.evaluate(scrollToStart);
  /** @type {{ sort: number[], filter: number[] }} */
  const times = { sort: [], filter: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.sort.push(await page.evaluate(measureAction, { header: "Popularity" }));
    times.filter.push(await page.evaluate(measureAction, { filter: `keyword ${round + 1}` }));
    await page.evaluate(measureAction, { filter: "" });
  }
  printTimes("Sort", times.sort, ACTION_GOAL);
  printTimes("Filter", times.filter, ACTION_GOAL);
  await context.close();
}

/** Prints how long frames, tasks, a sort and a filter take. */
export function benchKeywordScroll() {
  const bench = async (/** @type {import("./keyword-site.mjs").KeywordSite} */ site) => {
    const browser = await launchBrowser();
    try {
      await measureTable(browser, site);
    } finally {
      await browser.close();
    }
  };
  return withKeywordSite(4026, bench, { withPages: true });
}
