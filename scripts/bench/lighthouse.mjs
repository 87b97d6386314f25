// Audits pages with Lighthouse's mobile preset and simulated throttling, in a fresh browser each time.
import { createRequire } from "node:module";
import { ensureChromium } from "../lib/test-programs.mjs";
import { Stop } from "../lib/toolchain.mjs";
import { computeMedian } from "./report.mjs";
import { withSites } from "./sites.mjs";

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
  "/login",
];
const SIGNED_IN_PATHS = ["/dashboard", "/keywords", "/rankings"];
const PAGES = [
  ...PUBLIC_PATHS.map((path) => ({ path, goal: 95, signedIn: false })),
  ...SIGNED_IN_PATHS.map((path) => ({ path, goal: 92, signedIn: true })),
];
const TBT_GOAL_MS = 150;
const LCP_GOAL_MS = 2_000;
const CLS_GOAL = 0.05;
const RUNS = 5;
const COLUMNS = ["performance", "accessib.", "practices", "SEO", "LCP", "CLS", "TBT"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** @typedef {NonNullable<Parameters<typeof import("lighthouse").default>[3]>} Page */
/** @typedef {ReturnType<Page["browser"]>} Browser */
/** @import { Session } from "./site.mjs" */
/** @typedef {{ url: string, session: Session | null }} PageToAudit */
/** @typedef {{ url: string, session: Session }} AuditedSite */
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
 * Audits a page once. Returns scores from 0 to 100, and times in milliseconds.
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
    const { lhr } = result;
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
  while (all.length < runs) all.push(await audit(page));
  const median = (/** @type {keyof Figures} */ key) => computeMedian(all.map((figures) => figures[key]));
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    practices: median("practices"),
    seo: median("seo"),
    lcp: median("lcp"),
    cls: median("cls"),
    tbt: median("tbt"),
    scores: all.map(({ performance }) => performance),
    machines: all.map(({ machine }) => machine),
  };
}

/**
 * @param {string} label
 * @param {Medians} medians
 * @param {number | null} goal for the performance; `null` prints no verdict
 */
function print(label, { performance, accessibility, practices, seo, lcp, cls, tbt, scores }, goal) {
  const times = [`${(lcp / 1000).toFixed(1)} s`, cls.toFixed(2), `${tbt.toFixed(0)} ms`];
  const cells = [performance, accessibility, practices, seo, ...times].map((cell) =>
    String(cell).padStart(11),
  );
  const met = {
    performance: goal === null || performance >= goal,
    LCP: lcp <= LCP_GOAL_MS,
    CLS: cls <= CLS_GOAL,
    TBT: tbt <= TBT_GOAL_MS,
  };
  const missed = Object.entries(met).filter(([, ok]) => !ok);
  const verdict = missed.length === 0 ? "ok" : `misses ${missed.map(([name]) => name).join(", ")}`;
  console.log(
    `${label.padEnd(36)} ${cells.join(" ")}   ${scores.join(" ")}${goal === null ? "" : `   ≥ ${goal}: ${verdict}`}`,
  );
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
  for (const { path, goal, signedIn } of pages) {
    const auditSite = (/** @type {AuditedSite} */ { url, session }) =>
      auditRepeatedly(runs, { url: url + path, session: signedIn ? session : null });
    const medians = await auditSite(federated);
    machines.push(...medians.machines);
    print(path, medians, goal);
    if (monolith) print("  as a monolith", await auditSite(monolith), null);
  }
  const goals = `LCP ≤ ${LCP_GOAL_MS / 1000} s, CLS ≤ ${CLS_GOAL}, TBT ≤ ${TBT_GOAL_MS} ms`;
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
