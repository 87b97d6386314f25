// `pnpm bench` measures the cost of federation and of the API, each as a ratio to a plain alternative in the same run.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import {
  printHeading,
  formatKilobytes,
  formatMilliseconds,
  printRow,
  formatVerdict,
} from "./bench/report.mjs";
import { ensureInstalled, requireNode, run, step } from "./lib/toolchain.mjs";

const FIRST_LOADS = [
  { label: "/blog, signed out", route: "/blog", remote: "mfe-content", signedIn: false },
  { label: "/dashboard, signed in", route: "/dashboard", remote: "mfe-tracking", signedIn: true },
];
function printEntrySizes(folders) {
  console.log("\nEntry of a remote, gzipped (goal ≤ 8 kB)");
  for (const folder of folders) {
    const release = JSON.parse(readFileSync(path.join(folder, "release.json"), "utf8"));
    const size = gzipSync(readFileSync(path.join(folder, release.entry)), { level: 9 }).length;
    console.log(
      `${release.name.padEnd(36)} ${formatKilobytes(size).padStart(12)}   ${formatVerdict(size <= 8000)}`,
    );
  }
}

async function comparePages(browser, sites) {
  const { measureFirstLoad, measureWarmSwitch } = await import("./bench/pages.mjs");
  printHeading("", "federated", "monolith");
  for (const { label, route, remote, signedIn } of FIRST_LOADS) {
    const [federated, monolith] = await Promise.all(
      sites.map(({ url, session, ignore }) =>
        measureFirstLoad(browser, { url, route, remote, session: signedIn ? session : null, ignore }),
      ),
    );
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
  const times = [];
  for (const { url, session } of sites)
    times.push(await measureWarmSwitch(browser, { url, session, rounds: 10 }));
  const ratio = times[0] / times[1];
  printRow(
    "warm switch between remotes",
    formatMilliseconds(times[0]),
    formatMilliseconds(times[1]),
    ratio,
    `≤ 1.10 ${formatVerdict(ratio <= 1.1)}`,
  );
}

/** Returns the integrity hash of every script of the site by file name. */
function readHashes(folders) {
  const read = (folder) => JSON.parse(readFileSync(path.join(folder, "release.json"), "utf8")).integrity;
  return Object.assign({}, ...folders.map(read));
}

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
  await ensureInstalled();
  if (await (await import("./bench/server-benches.mjs")).runServerBenches(process.argv)) return;
  const { buildAll, publish } = await import("./build.mjs");
  const { buildMonolith } = await import("./bench/monolith.mjs");
  const { signIn, startSite } = await import("./bench/site.mjs");
  const { compareLighthouse } = await import("./bench/lighthouse.mjs");
  const { compareRoutes } = await import("./bench/routes.mjs");
  const started = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const stores = { federated: path.join(folder, "federated"), monolith: path.join(folder, "monolith") };
  const running = [];
  try {
    const built = await step("Building the site", () => buildAll());
    const remotes = built.filter((dist) => !dist.endsWith(path.join("shell", "dist")));
    await step("Building the monolith", () => buildMonolith(stores.monolith, remotes));
    for (const dist of built) await publish(dist, stores.federated);
    // A bundle that contains all pages needs no registry, so the monolith's request for it is not counted.
    for (const [name, port, ignore] of [
      ["federated", 4021],
      ["monolith", 4022, /\/remotes\.json$/],
    ]) {
      const dataDir = path.join(folder, `${name}-data`);
      const site = await startSite({ port, dataDir, releases: stores[name] });
      running.push({ ...site, dataDir, ignore, session: await signIn(site.url) });
    }
    const admin = await signIn(running[0].url, { email: "admin@listwise.example" });
    await compareInBrowser(running, admin, readHashes(built));
    printEntrySizes(remotes);
    await compareRoutes(running[0]);
    const option = (name) => process.argv.includes(name);
    await compareLighthouse(running, {
      runs: option("--lighthouse-best") ? 5 : 3,
      alsoMonolith: option("--lighthouse-monolith"),
    });
    console.log(`\nThe bench took ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
  } finally {
    for (const site of running) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
