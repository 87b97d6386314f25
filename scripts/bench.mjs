// `pnpm bench` measures the cost of federation and of the API, as ratios to a plain alternative in the same run, and what
// users wait for.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import {
  printHeading,
  formatKilobytes,
  formatMilliseconds,
  printRow,
  formatVerdict,
} from "./bench/report.mjs";
import { formatHelp, readRunOptions, readOptions, runBenches } from "./bench/benches.mjs";
import { ensureInstalled, requireNode, run, Stop } from "./lib/toolchain.mjs";

const FIRST_LOADS = [
  { label: "/blog, for a reader", route: "/blog", remote: null, signedIn: false },
  { label: "/blog, signed out", route: "/blog", remote: "mfe-content", signedIn: false },
  { label: "/dashboard, signed in", route: "/dashboard", remote: "mfe-tracking", signedIn: true },
];
/** @import { Browser } from "@playwright/test" */
/** @import { Session } from "./bench/site.mjs" */
/** @import { RunningSite } from "./bench/sites.mjs" */

/** @param {string[]} folders */
function printEntrySizes(folders) {
  console.log("\nEntry of a remote, gzipped (goal ≤ 8 kB)");
  for (const folder of folders) {
    /** @type {import("../packages/contracts/src/remotes/index.ts").Release} */
    const release = JSON.parse(readFileSync(path.join(folder, "release.json"), "utf8"));
    const size = gzipSync(readFileSync(path.join(folder, release.entry)), { level: 9 }).length;
    console.log(
      `${release.name.padEnd(36)} ${formatKilobytes(size).padStart(12)}   ${formatVerdict(size <= 8000)}`,
    );
  }
}

/**
 * @param {Browser} browser
 * @param {[RunningSite, RunningSite]} sites
 */
async function comparePages(browser, [federatedSite, monolithSite]) {
  const { measureFirstLoad, measureWarmSwitches } = await import("./bench/pages.mjs");
  printHeading("", "federated", "monolith");
  for (const { label, route, remote, signedIn } of FIRST_LOADS) {
    const measure = (/** @type {RunningSite} */ { name, url, session, ignore }) =>
      measureFirstLoad(browser, { url, route, remote, session: signedIn ? session : null, ignore }).catch(
        (/** @type {Error} */ { message }) => {
          throw new Stop(`The ${name} site doesn't show ${route}: ${message}`);
        },
      );
    const [federated, monolith] = await Promise.all([measure(federatedSite), measure(monolithSite)]);
    const ratio = federated.bytes / monolith.bytes;
    printRow(
      `first load ${label}`,
      formatKilobytes(federated.bytes),
      formatKilobytes(monolith.bytes),
      ratio,
      `≤ 1.10 ${formatVerdict(ratio <= 1.1)}`,
    );
    printRow(
      "  requests",
      String(federated.requests),
      String(monolith.requests),
      federated.requests / monolith.requests,
      "",
    );
  }
  const switches = await measureWarmSwitches(browser, [federatedSite, monolithSite]);
  const [federatedTime = NaN, monolithTime = NaN] = switches;
  const ratio = federatedTime / monolithTime;
  printRow(
    "warm switch between remotes",
    formatMilliseconds(federatedTime),
    formatMilliseconds(monolithTime),
    ratio,
    `≤ 1.10 ${formatVerdict(ratio <= 1.1)}`,
  );
}

/**
 * Returns the integrity hash of every script of the site by file name.
 * @param {string[]} folders
 * @returns {Record<string, string>}
 */
function readHashes(folders) {
  const read = (/** @type {string} */ folder) =>
    JSON.parse(readFileSync(path.join(folder, "release.json"), "utf8")).integrity;
  return Object.assign({}, ...folders.map(read));
}

/**
 * @param {[RunningSite, RunningSite]} sites
 * @param {Session} admin
 * @param {Record<string, string>} hashes
 */
async function compareInBrowser(sites, admin, hashes) {
  const { launchBrowser } = await import("./bench/pages.mjs");
  const { compareRemotes } = await import("./bench/remotes.mjs");
  const { compareSafety } = await import("./bench/integrity.mjs");
  const { compareFirstContent } = await import("./bench/first-content.mjs");
  const browser = await launchBrowser();
  try {
    await comparePages(browser, sites);
    await compareFirstContent(browser, sites[0]);
    await compareRemotes(browser, { ...sites[0], session: admin });
    await compareSafety(browser, sites[0], hashes);
  } finally {
    await browser.close();
  }
}

await run(async () => {
  requireNode();
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(formatHelp());
  await ensureInstalled();
  if (await runBenches(options)) return;
  const { withSites } = await import("./bench/sites.mjs");
  const { signIn } = await import("./bench/site.mjs");
  const { measureLighthouse } = await import("./bench/lighthouse.mjs");
  const { measureInteractions } = await import("./bench/interactions.mjs");
  const { benchAnswers } = await import("./bench/answers.mjs");
  const { benchKeywordScroll } = await import("./bench/keyword-scroll.mjs");
  const { benchRankMatrix } = await import("./bench/rank-matrix.mjs");
  const { benchLongLists } = await import("./bench/long-lists.mjs");
  const started = Date.now();
  await withSites({ monolith: true }, async ({ federated, monolith, built, remotes }) => {
    if (!monolith) throw new Error("The monolith is missing.");
    const admin = await signIn(federated.url, { email: "admin@listwise.example" });
    await compareInBrowser([federated, monolith], admin, readHashes(built));
    printEntrySizes(remotes);
    await measureLighthouse(
      { federated, monolith: options.monolith === true ? monolith : null },
      readRunOptions(options),
    );
    await measureInteractions(federated);
  });
  await benchAnswers();
  await benchKeywordScroll();
  await benchRankMatrix();
  await benchLongLists();
  console.log(`\nThe bench took ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
});
