// Traces what occupies the main thread while a page loads on a phone. All times are processor times, so that other work on
// the machine changes little.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { root, Stop } from "../lib/toolchain.mjs";
import { launchBrowser, openContext } from "./pages.mjs";
import { computeMedian } from "./report.mjs";
import { withSites } from "./sites.mjs";

const PATHS = ["/dashboard", "/keywords", "/rankings", "/login", "/"];
const RUNS = 5;
const PHONE_WIDTH_PX = 412;
/** Lighthouse's phone is four times slower, and a task blocks input from its 50th millisecond on. */
const SLOWDOWN = 4;
const BLOCKING_FROM_MS = 50;
/** Milliseconds after the load event during which a page still renders its data. */
const SETTLE_MS = 3_000;
const SHOWN_TASKS = 8;
const SHOWN_FUNCTIONS = 4;
/** Kinds of work inside a task, by the names of their trace events. */
const WORK = {
  EvaluateScript: "scripts",
  FunctionCall: "scripts",
  UpdateLayoutTree: "styles",
  Layout: "layout",
  Paint: "paint",
  PrePaint: "paint",
};
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-v8.cpu_profiler",
  "blink.user_timing",
  "loading",
];

/** @import { Browser } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */
/** @typedef {{ functionName: string, url?: string, lineNumber: number, columnNumber: number }} CallFrame */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, id?: string, args: { data?: TraceData } }} TraceEvent */
/** @typedef {{ documentLoaderURL?: string, startTime?: number, timeDeltas?: number[], cpuProfile?: { nodes?: { id: number, callFrame: CallFrame }[], samples?: number[] } }} TraceData */
/** @typedef {{ at: number, ms: number, work: Map<string, number>, functions: Map<string, number> }} Task times in milliseconds */

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

/**
 * Returns the source map of a script of a release; `null` without one.
 * @param {string} url
 */
function readSourceMap(url) {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const [, name, script] = /\/releases\/([^/]+)\/[^/]+\/(.+\.js)$/.exec(url) ?? [];
  const file = name && script ? path.join(root, name, "dist", `${script}.map`) : "";
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : null;
  maps.set(url, map);
  return map;
}

/**
 * Returns a function's name and place in the sources: "Sidebar (sidebar/sidebar.tsx:78)".
 * @param {CallFrame} frame
 */
function describeFrame({ functionName, url = "", lineNumber, columnNumber }) {
  const label = functionName || "(anonymous)";
  const entry = readSourceMap(url)?.findEntry(lineNumber, Math.max(0, columnNumber));
  if (!entry || !("originalSource" in entry)) return label;
  const place = `${entry.originalSource.split("/").slice(-2).join("/")}:${entry.originalLine + 1}`;
  return `${label} (${place})`;
}

/**
 * Returns the samples of the profiler: their time in microseconds, their length, and the function that ran.
 * @param {readonly TraceEvent[]} events of one process
 */
function readSamples(events) {
  /** @type {Map<string, CallFrame>} */
  const frames = new Map();
  /** @type {Map<string | undefined, number>} */
  const clocks = new Map();
  /** @type {{ ts: number, length: number, frame: CallFrame | undefined }[]} */
  const samples = [];
  for (const { name, id, args } of events) {
    if (name === "Profile") clocks.set(id, args.data?.startTime ?? 0);
    if (name !== "ProfileChunk") continue;
    for (const node of args.data?.cpuProfile?.nodes ?? []) frames.set(`${id} ${node.id}`, node.callFrame);
    for (const [at, sample] of (args.data?.cpuProfile?.samples ?? []).entries()) {
      const length = args.data?.timeDeltas?.[at] ?? 0;
      const ts = (clocks.get(id) ?? 0) + length;
      clocks.set(id, ts);
      samples.push({ ts, length, frame: frames.get(`${id} ${sample}`) });
    }
  }
  return samples;
}

/**
 * Adds a value to the one of a key.
 * @param {Map<string, number>} sums
 * @param {string} key
 * @param {number} value
 */
const add = (sums, key, value) => sums.set(key, (sums.get(key) ?? 0) + value);

/**
 * Returns the tasks of a page's main thread since its navigation.
 * @param {readonly TraceEvent[]} trace
 * @param {string} url
 * @returns {Task[]}
 */
function readTasks(trace, url) {
  const start = trace.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith(url),
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const events = trace
    .filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts);
  const samples = readSamples(trace.filter(({ pid }) => pid === start.pid).toSorted((a, b) => a.ts - b.ts));
  const own = events.filter(({ ph, tid }) => ph === "X" && tid === start.tid);
  return own
    .filter(({ name }) => name === "RunTask")
    .map(({ ts, dur = 0, tdur = dur }) => {
      /** @type {Task} */
      const task = { at: (ts - start.ts) / 1000, ms: tdur / 1000, work: new Map(), functions: new Map() };
      const isInside = (/** @type {{ ts: number }} */ event) => event.ts >= ts && event.ts < ts + dur;
      let end = 0;
      for (const event of own.filter(isInside)) {
        const kind = Object.entries(WORK).find(([name]) => name === event.name)?.[1];
        // Nested work belongs to the outer one.
        if (!kind || event.ts < end) continue;
        end = event.ts + (event.dur ?? 0);
        add(task.work, kind, (event.tdur ?? event.dur ?? 0) / 1000);
      }
      for (const { length, frame } of samples.filter(isInside)) {
        if (frame && !/^\((root|program|idle)\)$/.test(frame.functionName))
          add(task.functions, describeFrame(frame), length / 1000);
      }
      return task;
    });
}

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
function summarize(tasks) {
  const sum = (/** @type {(task: Task) => number} */ get) =>
    tasks.reduce((total, task) => total + get(task), 0);
  return {
    total: sum(({ ms }) => ms),
    blocking: sum(({ ms }) => Math.max(0, ms * SLOWDOWN - BLOCKING_FROM_MS)),
    longest: Math.max(...tasks.map(({ ms }) => ms)),
  };
}

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
