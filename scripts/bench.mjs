// `pnpm bench`: what federation and the API cost, each as a ratio to a plain alternative measured in the same run.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ensureInstalled, requireNode, run, step } from "./lib/toolchain.mjs";

const FIRST_LOADS = [
  { label: "/blog, signed out", route: "/blog", remote: "mfe-content", signedIn: false },
  { label: "/dashboard, signed in", route: "/dashboard", remote: "mfe-tracking", signedIn: true },
];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const verdict = (met) => (met ? "ok" : "over the goal");

function row(label, federated, monolith, ratio, goal) {
  console.log(
    `${label.padEnd(34)} ${federated.padStart(12)} ${monolith.padStart(12)}   ${ratio.toFixed(2).padStart(5)}   ${goal}`,
  );
}

function entrySizes(folders) {
  console.log("\nEntry of a remote, gzipped (goal ≤ 8 kB)");
  for (const folder of folders) {
    const release = JSON.parse(readFileSync(path.join(folder, "release.json"), "utf8"));
    const size = gzipSync(readFileSync(path.join(folder, release.entry)), { level: 9 }).length;
    console.log(`${release.name.padEnd(34)} ${kilobytes(size).padStart(12)}   ${verdict(size <= 8000)}`);
  }
}

async function comparePages(sites) {
  const { firstLoad, launchBrowser, warmSwitch } = await import("./bench/pages.mjs");
  const browser = await launchBrowser();
  console.log(`\n${"".padEnd(34)} ${"federated".padStart(12)} ${"monolith".padStart(12)}   ratio   goal`);
  for (const { label, route, remote, signedIn } of FIRST_LOADS) {
    const [federated, monolith] = await Promise.all(
      sites.map(({ url, session, ignore }) =>
        firstLoad(browser, { url, route, remote, session: signedIn ? session : null, ignore }),
      ),
    );
    const ratio = federated.bytes / monolith.bytes;
    row(
      `first load ${label}`,
      kilobytes(federated.bytes),
      kilobytes(monolith.bytes),
      ratio,
      `≤ 1.10 ${verdict(ratio <= 1.1)}`,
    );
    row(
      "  requests",
      String(federated.requests),
      String(monolith.requests),
      federated.requests / monolith.requests,
      "",
    );
  }
  const times = [];
  for (const { url, session } of sites) times.push(await warmSwitch(browser, { url, session, rounds: 20 }));
  const ratio = times[0] / times[1];
  row(
    "warm switch between remotes",
    `${times[0].toFixed(1)} ms`,
    `${times[1].toFixed(1)} ms`,
    ratio,
    `≤ 1.10 ${verdict(ratio <= 1.1)}`,
  );
  await browser.close();
}

await run(async () => {
  requireNode();
  await ensureInstalled();
  const { buildAll, publish } = await import("./build.mjs");
  const { buildMonolith } = await import("./bench/monolith.mjs");
  const { signIn, startSite } = await import("./bench/site.mjs");
  const { compareList } = await import("./bench/list.mjs");
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const stores = { federated: path.join(folder, "federated"), monolith: path.join(folder, "monolith") };
  const running = [];
  try {
    const built = await step("Building the site", () => buildAll());
    const remotes = built.filter((dist) => !dist.endsWith(path.join("shell", "dist")));
    await step("Building the monolith", () => buildMonolith(stores.monolith, remotes));
    for (const dist of built) await publish(dist, stores.federated);
    // A bundle that holds all pages needs no registry: its request is not held against the monolith.
    for (const [name, port, ignore] of [
      ["federated", 4021],
      ["monolith", 4022, /\/remotes\.json$/],
    ]) {
      const site = await startSite({
        port,
        dataDir: path.join(folder, `${name}-data`),
        releases: stores[name],
      });
      running.push({ ...site, ignore, session: await signIn(site.url) });
    }
    await comparePages(running);
    entrySizes(remotes);
    const { list, bare } = await compareList(running[0].url);
    console.log("\n50-row list ÷ bare route with the same JSON (goal ≥ 0.6)");
    console.log(
      `${list.toFixed(0)} / ${bare.toFixed(0)} requests per second = ${(list / bare).toFixed(2)}   ${verdict(list / bare >= 0.6)}`,
    );
  } finally {
    for (const site of running) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
