// Reads the tasks of a page's main thread from a trace: their processor time, and what they did.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { root } from "../lib/toolchain.mjs";

/** Kinds of work inside a task, by the names of their trace events. */
const WORK = {
  EvaluateScript: "scripts",
  FunctionCall: "scripts",
  UpdateLayoutTree: "styles",
  Layout: "layout",
  Paint: "paint",
  PrePaint: "paint",
};

/** @typedef {{ functionName: string, url?: string, lineNumber?: number, columnNumber?: number }} CallFrame */
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
function describeFrame({ functionName, url = "", lineNumber = 0, columnNumber = 0 }) {
  const label = functionName || "(anonymous)";
  const entry = readSourceMap(url)?.findEntry(lineNumber, Math.max(0, columnNumber));
  // Code that the build added has no source.
  if (!entry || !("originalSource" in entry) || !entry.originalSource) return label;
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

/** Lighthouse's phone is four times slower, and a task blocks input from its 50th millisecond on. */
export const SLOWDOWN = 4;
const BLOCKING_FROM_MS = 50;

/**
 * Returns for how many ms tasks of this processor time block input on a phone.
 * @param {readonly { ms: number }[]} tasks
 */
export const computeBlockingTime = (tasks) =>
  tasks.reduce((sum, { ms }) => sum + Math.max(0, ms * SLOWDOWN - BLOCKING_FROM_MS), 0);

/**
 * Returns the events of a page's main thread since its navigation, and the event of the navigation.
 * @param {readonly TraceEvent[]} trace
 * @param {string} url
 */
function readMainThread(trace, url) {
  const start = trace.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith(url),
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const events = trace
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts);
  return { start, events };
}

/**
 * Returns for how many ms the tasks from the first paint to the end of the trace block input on a phone. Lighthouse's TBT
 * takes clock times instead of processor times, but on a small machine, the page's tasks wait for the site's server and the
 * browser's other threads.
 * @param {readonly TraceEvent[]} trace
 * @param {string} url
 */
export function readBlockingTime(trace, url) {
  const { start, events } = readMainThread(trace, url);
  const paint = events.find(({ name }) => name === "firstContentfulPaint") ?? start;
  return computeBlockingTime(
    events
      .filter(({ name, ts, dur = 0 }) => name === "RunTask" && ts + dur > paint.ts)
      .map(({ dur = 0, tdur = dur }) => ({ ms: tdur / 1000 })),
  );
}

/**
 * Returns the tasks of a page's main thread since its navigation.
 * @param {readonly TraceEvent[]} trace
 * @param {string} url
 * @returns {Task[]}
 */
export function readTasks(trace, url) {
  const { start, events } = readMainThread(trace, url);
  const samples = readSamples(trace.filter(({ pid }) => pid === start.pid).toSorted((a, b) => a.ts - b.ts));
  const own = events.filter(({ ph }) => ph === "X");
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
