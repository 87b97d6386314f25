// Audits pages with Lighthouse's mobile preset and simulated throttling, in a fresh browser each time.
import { createRequire } from "node:module";
import { ensureChromium } from "../lib/test-programs.mjs";
import { formatVerdict } from "./report.mjs";

const PAGES = [
  { path: "/", goal: 95 },
  { path: "/blog", goal: 95 },
  { path: "/blog/what-a-keyword-rank-tells-you", goal: 95 },
  { path: "/login", goal: 95 },
  { path: "/dashboard", goal: 90, signedIn: true },
];
const COLUMNS = ["performance", "accessib.", "practices", "SEO", "LCP", "CLS", "TBT"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** @typedef {NonNullable<Parameters<typeof import("lighthouse").default>[3]>} Page */
/** @typedef {ReturnType<Page["browser"]>} Browser */
/** @import { Session } from "./site.mjs" */
/** @typedef {{ url: string, session: Session | null }} PageToAudit */
/** @typedef {Awaited<ReturnType<typeof audit>>} Figures */

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
 * @param {string} label
 * @param {Figures} figures
 * @param {string} goal
 */
function print(label, figures, goal) {
  const { performance, accessibility, practices, seo, lcp, cls, tbt } = figures;
  const times = [`${(lcp / 1000).toFixed(1)} s`, cls.toFixed(2), `${tbt.toFixed(0)} ms`];
  const cells = [performance, accessibility, practices, seo, ...times];
  console.log(`${label.padEnd(36)} ${cells.map((cell) => String(cell).padStart(11)).join(" ")}   ${goal}`);
}

/**
 * Returns the best of several runs, because other load on the machine can only make a page slower.
 * @param {number} runs
 * @param {PageToAudit} page
 */
async function findBestRun(runs, page) {
  let best = await audit(page);
  for (let run = 1; run < runs; run++) {
    const next = await audit(page);
    if (next.performance > best.performance) best = next;
  }
  return best;
}

/**
 * Prints the best of `runs` audits for each page; with `alsoMonolith`, also for the same page of the monolith.
 * @param {[federated: { url: string, session: Session }, monolith: { url: string, session: Session }]} sites
 * @param {{ runs: number, alsoMonolith: boolean }} options
 */
export async function compareLighthouse([federated, monolith], { runs, alsoMonolith }) {
  const head = COLUMNS.map((column) => column.padStart(11)).join(" ");
  console.log(`\n${"Lighthouse, mobile".padEnd(36)} ${head}   goal`);
  const machines = [];
  for (const { path, goal, signedIn } of PAGES) {
    const auditSite = (/** @type {typeof federated} */ { url, session }) =>
      findBestRun(runs, { url: url + path, session: signedIn ? session : null });
    const figures = await auditSite(federated);
    machines.push(figures.machine);
    print(path, figures, `≥ ${goal} ${formatVerdict(figures.performance >= goal)}`);
    if (alsoMonolith) print("  as a monolith", await auditSite(monolith), "");
  }
  // Lighthouse throttles every machine by a factor of four, so the times only compare at a similar BenchmarkIndex.
  const [slowest, fastest] = [Math.round(Math.min(...machines)), Math.round(Math.max(...machines))];
  console.log(`Best of ${runs} runs. BenchmarkIndex of this machine: ${slowest} to ${fastest}.`);
}
