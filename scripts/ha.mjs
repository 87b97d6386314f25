// `node scripts/ha.mjs` tries a site with a failover on this machine: it kills the primary database again and again while
// notes are written, and restarts all nodes while pages are read. `--kills 10 --requests 10000` are the defaults. It needs
// Debian's packages patroni, etcd-server, haproxy, nginx and postgresql, and the ports 5500 to 5530.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildAll } from "./build.mjs";
import { readThroughout, startWriter } from "./ha/load.mjs";
import { startCluster } from "./ha/postgres-cluster.mjs";
import { createPrograms, requirePrograms, waitFor } from "./ha/programs.mjs";
import { startObjectsAndSite } from "./ha/site.mjs";
import { run, step, Stop } from "./lib/toolchain.mjs";

const CLIENTS = 8;
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "10" },
    requests: { type: "string", default: "10000" },
    keep: { type: "boolean", default: false },
  },
});

/**
 * Returns how many of these notes the database doesn't have.
 * @param {string} databaseUrl
 * @param {number[]} ids
 */
async function countLost(databaseUrl, ids) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as found from app_notes where id = any($1)", [
    ids,
  ]);
  await client.end();
  return ids.length - Number(rows[0].found);
}

/**
 * @param {Awaited<ReturnType<typeof startCluster>>} cluster
 * @param {string} url
 */
async function tryFailover(cluster, url) {
  const writer = await startWriter(url);
  const interruptions = [];
  for (let round = 1; round <= Number(values.kills); round++) {
    await cluster.waitUntilSynchronous();
    const before = writer.acknowledged.length;
    await waitFor("No note was written", async () => writer.acknowledged.length > before + 10).catch(
      (error) => {
        throw new Stop(`${error.message} ${writer.failures.at(-1) ?? ""}`);
      },
    );
    const killedAt = Date.now();
    const name = await cluster.killPrimary();
    const isBack = async () => (writer.acknowledged.at(-1)?.at ?? 0) > killedAt + 1_000;
    await waitFor("No note was written after the failover", isBack);
    const index = writer.acknowledged.findIndex(({ at }) => at > killedAt + 1_000);
    const [last, first] = [writer.acknowledged[index - 1], writer.acknowledged[index]];
    const seconds = ((first?.at ?? 0) - (last?.at ?? 0)) / 1_000;
    interruptions.push(seconds);
    console.log(`  ${round}: ${name} killed, no writes for ${seconds.toFixed(1)} s`);
    cluster.startMachine(name);
  }
  await cluster.waitUntilSynchronous();
  await writer.stop();
  const ids = writer.acknowledged.map(({ id }) => id);
  const lost = await countLost(cluster.url, ids);
  interruptions.sort((a, b) => a - b);
  const median = interruptions[Math.floor(interruptions.length / 2)];
  console.log(`  acknowledged writes: ${ids.length}, lost: ${lost}, refused: ${writer.failures.length}`);
  console.log(
    `  interruption: median ${median?.toFixed(1)} s, longest ${interruptions.at(-1)?.toFixed(1)} s`,
  );
  if (lost > 0) throw new Stop(`${lost} acknowledged writes are lost.`);
}

/** @param {Awaited<ReturnType<typeof startObjectsAndSite>>} site */
async function tryRollingRestart(site) {
  let isRestarting = true;
  const restart = site.restartNodes().finally(() => (isRestarting = false));
  const total = Number(values.requests);
  const { sent, failures } = await readThroughout(site.url, {
    total,
    clients: CLIENTS,
    isNeeded: () => isRestarting,
  });
  await restart;
  console.log(`  requests: ${sent}, failed: ${failures.length}`);
  if (failures.length > 0) throw new Stop(`Requests failed: ${failures.slice(0, 5).join(", ")}`);
}

await run(async () => {
  requirePrograms(["patroni", "etcd", "haproxy", process.env.NGINX_PATH || "nginx"]);
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-ha-"));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  const programs = createPrograms(folder);
  await buildAll();
  try {
    const cluster = await step("Starting PostgreSQL, Patroni and etcd", () => startCluster(programs, folder));
    const site = await step("Starting the site", () => startObjectsAndSite(programs, folder, cluster.url));
    await step("Rolling restart", () => tryRollingRestart(site));
    await step("Failover", () => tryFailover(cluster, site.url));
  } finally {
    await programs.stopAll();
    if (values.keep) console.log(`The logs are in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
});
