// Traces what occupies the main thread while a page loads on a phone. The times of tasks are processor times, so that other
// work on the machine changes little; those of functions are samples of the clock.
import { Stop } from "../lib/toolchain.mjs";
import { launchBrowser, openContext } from "./pages.mjs";
import { computeMedian } from "./report.mjs";
import { withSites } from "./sites.mjs";
import { computeBlockingTime, readTasks, SLOWDOWN } from "./trace-tasks.mjs";

const PATHS = ["/dashboard", "/keywords", "/rankings", "/login", "/"];
const RUNS = 5;
const PHONE_WIDTH_PX = 412;
/** Milliseconds after the load event during which a page still renders its data. */
const SETTLE_MS = 3_000;
const SHOWN_TASKS = 8;
const SHOWN_FUNCTIONS = 4;
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-v8.cpu_profiler",
  "blink.user_timing",
  "loading",
];

/** @import { Browser } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */
/** @import { Task, TraceEvent } from "./trace-tasks.mjs" */

/**
 * Loads a page with an empty cache and returns the tasks of its main thread.
 * @param {Browser} browser
 * @param {{ url: string, session: Session | null }} page
 */
async function tracePage(browser, { url, session }) {
  const context = await openContext(browser, session, PHONE_WIDTH_PX, false);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    await page.waitForTimeout(SETTLE_MS);
    /** @type {{ traceEvents: TraceEvent[] }} */
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
    return readTasks(traceEvents, url);
  } finally {
    await context.close();
  }
}

/**
 * Formats the largest entries: "scripts 12.3, layout 4.5".
 * @param {Map<string, number>} sums
 * @param {number} count
 */
const formatLargest = (sums, count) =>
  [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(", ");

/** @param {readonly Task[]} tasks */
const summarize = (tasks) => ({
  total: tasks.reduce((sum, { ms }) => sum + ms, 0),
  blocking: computeBlockingTime(tasks),
  longest: Math.max(...tasks.map(({ ms }) => ms)),
});

/**
 * Traces pages of a site of its own and prints medians, and the longest tasks of the last run with what they did.
 * @param {{ runs?: number, only?: RegExp }} options
 */
export async function benchTrace({ runs = RUNS, only = /./ }) {
  const paths = PATHS.filter((each) => only.test(each));
  if (paths.length === 0) throw new Stop(`No page matches ${only}.`);
  await withSites({ monolith: false }, async ({ federated: { url, session } }) => {
    const browser = await launchBrowser();
    try {
      for (const each of paths) {
        const page = { url: url + each, session: ["/", "/login"].includes(each) ? null : session };
        /** @type {Task[][]} */
        const traces = [];
        while (traces.length < runs) traces.push(await tracePage(browser, page));
        const all = traces.map(summarize);
        const median = (/** @type {keyof (typeof all)[number]} */ key) =>
          computeMedian(all.map((summary) => summary[key])).toFixed(0);
        console.log(
          `\n${each}: ${median("total")} ms of the main thread, longest task ${median("longest")} ms; ` +
            `${SLOWDOWN} times slower it blocks input for ${median("blocking")} ms (medians of ${runs})`,
        );
        const longest = (traces.at(-1) ?? []).toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN_TASKS);
        for (const { at, ms, work, functions } of longest.toSorted((a, b) => a.at - b.at)) {
          console.log(
            `  ${at.toFixed(0).padStart(5)} +${ms.toFixed(1).padStart(5)}   ${formatLargest(work, 4)}`,
          );
          if (functions.size > 0)
            console.log(`                 ${formatLargest(functions, SHOWN_FUNCTIONS)}`);
        }
      }
    } finally {
      await browser.close();
    }
  });
}
