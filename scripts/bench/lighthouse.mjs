// Audits pages with Lighthouse's mobile preset and simulated throttling, in a fresh browser each time.
import { createRequire } from "node:module";
import { ensureChromium } from "../lib/test-programs.mjs";
import { Stop } from "../lib/toolchain.mjs";
import { computeMedian } from "./report.mjs";
import { signIn } from "./site.mjs";
import { withSites } from "./sites.mjs";
import { readBlockingTime } from "./trace-tasks.mjs";

const PUBLIC_PATHS = [
  "/",
  "/pricing",
  "/blog",
  "/blog/what-a-keyword-rank-tells-you",
  "/guides",
  "/guides/build-a-keyword-list",
  "/help",
  "/help/getting-started",
  "/changelog",
  "/faq",
  "/about",
  "/contact",
  "/legal/terms",
];
const SIGNED_IN_PATHS = ["/dashboard", "/keywords", "/rankings"];
/**
 * Goal for the largest paint of pages that need no script for it, and of pages that start the application: the document has
 * their largest text as well, but Lighthouse adds the scripts that arrive before the paint.
 */
const LCP_GOAL_MS = 2_000;
const STARTED_LCP_GOAL_MS = 2_500;
const PAGES = [
  ...PUBLIC_PATHS.map((path) => ({ path, goal: 95, lcpGoalMs: LCP_GOAL_MS, signedIn: false })),
  { path: "/login", goal: 95, lcpGoalMs: STARTED_LCP_GOAL_MS, signedIn: false },
  ...SIGNED_IN_PATHS.map((path) => ({ path, goal: 92, lcpGoalMs: STARTED_LCP_GOAL_MS, signedIn: true })),
];
const TBT_GOAL_MS = 150;
const CLS_GOAL = 0.05;
const RUNS = 5;
const COLUMNS = ["performance", "accessib.", "practices", "SEO", "LCP", "CLS", "TBT", "processor"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** @typedef {NonNullable<Parameters<typeof import("lighthouse").default>[3]>} Page */
/** @typedef {ReturnType<Page["browser"]>} Browser */
/** @import { Session } from "./site.mjs" */
/** @typedef {{ url: string, session: Session | null }} PageToAudit */
/** @typedef {{ url: string }} AuditedSite */
/** @typedef {Awaited<ReturnType<typeof audit>>} Figures */
/** @typedef {Awaited<ReturnType<typeof auditRepeatedly>>} Medians */

async function launch() {
  const lighthouse = createRequire(import.meta.url).resolve("lighthouse");
  /** @type {{ default: { launch: (options: { executablePath: string, args: string[] }) => Promise<Browser> } }} */
  const { default: puppeteer } = await import(createRequire(lighthouse).resolve("puppeteer-core"));
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  return puppeteer.launch({ executablePath: await ensureChromium(), args });
}

/**
 * @param {Browser} browser
 * @param {Session | null} session
 */
async function openPage(browser, session) {
  const page = await browser.newPage();
  if (!session) return page;
  await page.evaluateOnNewDocument(({ token, refreshToken, user }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("refreshToken", refreshToken);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
  return page;
}

/**
 * Audits a page once. Returns scores from 0 to 100, and times in milliseconds; `blocking` is the TBT of processor times.
 * @param {PageToAudit} page
 */
async function audit({ url, session }) {
  const { default: lighthouse } = await import("lighthouse");
  const browser = await launch();
  try {
    const page = await openPage(browser, session);
    // "error" reports every source map.
    const flags = { onlyCategories: CATEGORIES, logLevel: /** @type {const} */ ("silent") };
    const result = await lighthouse(url, flags, undefined, page);
    if (!result) throw new Error(`${url}: Lighthouse returned no result`);
    const { lhr, artifacts } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const score = (/** @type {string} */ id) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const value = (/** @type {string} */ id) => lhr.audits[id]?.numericValue ?? NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      practices: score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      tbt: value("total-blocking-time"),
      blocking: readBlockingTime(artifacts.Trace.traceEvents, url),
      machine: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Audits a page several times. Returns the median of each figure, and the performance of each run.
 * @param {number} runs
 * @param {PageToAudit} page
 */
async function auditRepeatedly(runs, page) {
  /** @type {Figures[]} */
  const all = [];
  let failed = false;
  while (all.length < runs) {
    try {
      all.push(await audit(page));
    } catch (error) {
      // A page now and then paints nothing for Lighthouse. Twice would be the page's fault.
      if (failed) throw error;
      failed = true;
      console.log(`An audit failed and is repeated: ${error instanceof Error ? error.message : error}`);
    }
  }
  const median = (/** @type {keyof Figures} */ key) => computeMedian(all.map((figures) => figures[key]));
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    practices: median("practices"),
    seo: median("seo"),
    lcp: median("lcp"),
    cls: median("cls"),
    tbt: median("tbt"),
    blocking: median("blocking"),
    scores: all.map(({ performance }) => performance),
    machines: all.map(({ machine }) => machine),
  };
}

/**
 * @param {string} label
 * @param {Medians} medians
 * @param {typeof PAGES[number] | null} goals `null` prints no verdict
 */
function print(
  label,
  { performance, accessibility, practices, seo, lcp, cls, tbt, blocking, scores },
  goals,
) {
  const blockingTimes = [tbt, blocking].map((ms) => `${ms.toFixed(0)} ms`);
  const times = [`${(lcp / 1000).toFixed(1)} s`, cls.toFixed(2), ...blockingTimes];
  const cells = [performance, accessibility, practices, seo, ...times].map((cell) =>
    String(cell).padStart(11),
  );
  const line = `${label.padEnd(36)} ${cells.join(" ")}   ${scores.join(" ")}`;
  if (goals === null) return console.log(line);
  const met = {
    performance: performance >= goals.goal,
    LCP: lcp <= goals.lcpGoalMs,
    CLS: cls <= CLS_GOAL,
    TBT: blocking <= TBT_GOAL_MS,
  };
  const missed = Object.entries(met).flatMap(([name, ok]) => (ok ? [] : name));
  console.log(`${line}   ≥ ${goals.goal}: ${missed.length === 0 ? "ok" : `misses ${missed.join(", ")}`}`);
}

/**
 * Prints the medians of several audits for each page of the site, and for the same page of the monolith if there is one.
 * @param {{ federated: AuditedSite, monolith: AuditedSite | null }} sites
 * @param {{ runs?: number, only?: RegExp }} [options] `only` restricts the paths
 * @throws {Stop} if no page matches
 */
export async function measureLighthouse({ federated, monolith }, { runs = RUNS, only = /./ } = {}) {
  const pages = PAGES.filter(({ path }) => only.test(path));
  if (pages.length === 0) throw new Stop(`No page matches ${only}.`);
  const head = COLUMNS.map((column) => column.padStart(11)).join(" ");
  console.log(`\n${"Lighthouse, mobile".padEnd(36)} ${head}   all runs   goal`);
  /** @type {number[]} */
  const machines = [];
  for (const page of pages) {
    const { path, signedIn } = page;
    // A session for each page: all audits take longer than a token is valid.
    const auditSite = async (/** @type {AuditedSite} */ { url }) =>
      auditRepeatedly(runs, { url: url + path, session: signedIn ? await signIn(url) : null });
    const medians = await auditSite(federated);
    machines.push(...medians.machines);
    print(path, medians, page);
    if (monolith) print("  as a monolith", await auditSite(monolith), null);
  }
  const lcp = `LCP ≤ ${LCP_GOAL_MS / 1000} s (pages that start the application ${STARTED_LCP_GOAL_MS / 1000} s)`;
  const goals = `${lcp}, CLS ≤ ${CLS_GOAL}, TBT of processor times ≤ ${TBT_GOAL_MS} ms`;
  console.log(`Medians of ${runs} runs; goals of all pages: ${goals}.`);
  // Lighthouse throttles every machine by a factor of four, so the times only compare at a similar BenchmarkIndex.
  const [slowest, fastest] = [Math.round(Math.min(...machines)), Math.round(Math.max(...machines))];
  console.log(`BenchmarkIndex of this machine: ${slowest} to ${fastest}.`);
}

/**
 * Runs Lighthouse on a site of its own.
 * @param {{ runs?: number, only?: RegExp, alsoMonolith?: boolean }} options
 */
export async function benchLighthouse({ alsoMonolith = false, ...options }) {
  await withSites({ monolith: alsoMonolith }, (sites) => measureLighthouse(sites, options));
}
