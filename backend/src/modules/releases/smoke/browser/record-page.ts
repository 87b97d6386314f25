import type { Page } from "playwright-core";
import { REPORT, WATCH_PAGE } from "./page-scripts";

/** Most messages of one kind that are kept, and their length; chosen by us. */
const MAX_MESSAGES = 20;
const MAX_CHARS = 500;
/** Console messages about responses, whose consequences are judged by what the page shows, and about policies, which are recorded. */
const NOISE = /^Failed to load resource|violates the following|Content Security Policy|requires 'Trusted/;

/** Events of a page while it is open. */
export interface PageRecord {
  exceptions: string[];
  violations: string[];
  consoleErrors: string[];
  longestTaskMs: number;
  openRequests: number;
  lastRequestAt: number;
}

/** Creates an empty record. */
export function createPageRecord(): PageRecord {
  return {
    exceptions: [],
    violations: [],
    consoleErrors: [],
    longestTaskMs: 0,
    openRequests: 0,
    lastRequestAt: performance.now(),
  };
}

/** Records a page from before its first script on. */
export async function recordPage(page: Page, record: PageRecord): Promise<void> {
  const add = (list: string[], message: string) => {
    if (list.length < MAX_MESSAGES) list.push(message.slice(0, MAX_CHARS));
  };
  const countRequest = (change: 1 | -1) => () => {
    record.openRequests += change;
    record.lastRequestAt = performance.now();
  };
  page.on("request", countRequest(1));
  page.on("requestfinished", countRequest(-1));
  page.on("requestfailed", countRequest(-1));
  page.on("pageerror", (error) => add(record.exceptions, error.message));
  page.on("console", (message) => {
    const [text = ""] = message.text().split("\n");
    if (message.type() === "error" && !NOISE.test(text)) add(record.consoleErrors, text);
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.exposeBinding(REPORT, (_source, kind: unknown, value: unknown) => {
    if (kind === "task") record.longestTaskMs = Math.max(record.longestTaskMs, Number(value));
    else add(record.violations, String(value));
  });
  await page.addInitScript(WATCH_PAGE);
}
