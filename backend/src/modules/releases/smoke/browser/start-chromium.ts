import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page, Route } from "playwright-core";
import { createPageRecord, recordPage, type PageRecord } from "./record-page";
import { READ_ACCESSIBILITY, READ_LONGEST_TASK, createReadPage, type PageState } from "./page-scripts";
import { createStoredSession } from "./stored-session";
import type { AxeViolation, Observation, Opening, Serve, SmokeBrowser, StartBrowser } from "./smoke-browser";

/** Time for one page, including the shell's second attempt to mount a slow remote (21 s). Chosen by us, as all here. */
const PAGE_TIMEOUT_MS = 45_000;
/** A page counts as empty after this time, before the shell replaces it (5 s). */
const EMPTY_MS = 4_000;
/** Time for the data of a mounted page to arrive; without it, the page is judged as it is. */
const DATA_WAIT_MS = 8_000;
const QUIET_MS = 400;
const POLL_MS = 100;
/** Megabytes of script memory per page; a page that needs more crashes. */
const PAGE_MEMORY_MB = 512;

/**
 * Starts a Chromium whose pages reach nothing but the site and the release host. It runs in a process group of its own,
 * which ends with it or with this process. Its sandbox is off for root, who cannot have one.
 */
export const startChromium: StartBrowser = async (path, { origin, releaseHost }) => {
  // Both packages are large and rarely needed.
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath: path,
    headless: true,
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: 60_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      `--js-flags=--max-old-space-size=${PAGE_MEMORY_MB}`,
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    ],
  });
  async function answer(route: Route, serve: Serve): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    if (releaseHost !== null && url.origin === releaseHost) return route.continue();
    if (url.origin !== origin) return route.abort();
    const headers = await request.allHeaders();
    return route.fulfill(await serve({ method: request.method(), url, headers }));
  }
  return {
    async open(opening) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 800 },
        reducedMotion: "reduce",
        serviceWorkers: "block",
        acceptDownloads: false,
        ...(opening.user && { storageState: createStoredSession(origin, opening.user) }),
      });
      // A page that is left takes its open requests with it.
      await context.route("**/*", (route) => answer(route, opening.serve).catch(() => undefined));
      await context.routeWebSocket(/.*/, () => undefined);
      try {
        return await observe(context, opening);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  } satisfies SmokeBrowser;
};

/** Opens a page and returns what it did, at the latest after the time for one page, even if it doesn't respond anymore. */
async function observe(context: BrowserContext, { address, remote }: Opening): Promise<Observation> {
  const page = await context.newPage();
  const record = createPageRecord();
  await recordPage(page, record);
  const seen: Observation = {
    path: address,
    slot: null,
    isEmpty: false,
    isCrashed: false,
    isTimedOut: true,
    accessibility: [],
    links: [],
    exceptions: record.exceptions,
    violations: record.violations,
    consoleErrors: record.consoleErrors,
    longestTaskMs: 0,
  };
  const visit = async () => {
    await page.goto(address, { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS });
    const { state, isEmpty } = await waitUntilSettled(page, remote, record);
    Object.assign(seen, { path: state.path, slot: state.slot, links: state.links, isEmpty });
    seen.longestTaskMs = Math.max(await page.evaluate<number>(READ_LONGEST_TASK), record.longestTaskMs);
    seen.accessibility = await readAccessibility(page);
    seen.isTimedOut = false;
  };
  // Settles at a crash or after the time for the page, because a page that crashes or hangs leaves the visit open.
  const end = page.waitForEvent("crash", { timeout: PAGE_TIMEOUT_MS }).then(
    () => void (seen.isCrashed = true),
    () => undefined,
  );
  await Promise.race([visit().catch(() => end), end]);
  seen.longestTaskMs ||= record.longestTaskMs;
  return seen;
}

/** Waits until the page has mounted, its data is there and nothing is requested, or until it stays empty. */
async function waitUntilSettled(
  page: Page,
  remote: string | null,
  record: PageRecord,
): Promise<{ state: PageState; isEmpty: boolean }> {
  let [mountedAt, emptySince] = [0, 0];
  for (;;) {
    // A page that navigates has no state for a moment.
    const state = await page.evaluate<PageState>(createReadPage(remote)).catch((error: unknown) => {
      if (page.isClosed()) throw error;
      return null;
    });
    if (state === null) {
      await wait(POLL_MS);
      continue;
    }
    const now = performance.now();
    mountedAt = state.isMounting ? 0 : mountedAt || now;
    emptySince = state.isMounting || !state.isEmpty ? 0 : emptySince || now;
    if (emptySince > 0 && now - emptySince > EMPTY_MS) return { state, isEmpty: true };
    const isQuiet = record.openRequests === 0 && now - record.lastRequestAt > QUIET_MS;
    const isDone = !state.isEmpty && !state.isBusy && isQuiet;
    const isLate = !state.isEmpty && now - mountedAt > DATA_WAIT_MS;
    if (mountedAt > 0 && (isDone || isLate)) return { state, isEmpty: false };
    await wait(POLL_MS);
  }
}

async function readAccessibility(page: Page): Promise<AxeViolation[]> {
  const { default: axe } = await import("axe-core");
  await page.evaluate(axe.source);
  return page.evaluate<AxeViolation[]>(READ_ACCESSIBILITY);
}
