// `pnpm bench --memory [--minutes=30]` uses the site with 200 clients and 500 sockets. It prints the server's memory after a
// garbage collection every minute, and compares the end with the level after five minutes, by which caches are filled.
import { once, setMaxListeners } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildAll, publish } from "../build.mjs";
import { root, step, Stop } from "../lib/toolchain.mjs";
import { connectToDatabase } from "./database.mjs";
import { keepSocket, startClient } from "./memory-use.mjs";
import { computeMedian, formatVerdict } from "./report.mjs";
import { startSite } from "./site.mjs";

const CLIENTS = 200;
const SOCKETS = 500;
const LEVEL_MINUTES = 5;
const GOAL = 1.1;
const MINUTE_MS = 60_000;
/** Below the 60 sign-ins per minute of an address. */
const SIGN_IN_MS = 1_100;
/** Sockets that are opened per second, below the limit of a network. */
const SOCKETS_PER_SECOND = 4;
/** Samples around the level and the end whose median is compared. */
const SAMPLES = 3;

const addUsers = `insert into users (name, email, password_hash, plan, email_verified_at)
  select 'Bench ' || n, 'bench' || n || '@listwise.example', password_hash, 'unlimited', now()
  from users, generate_series(0, ${CLIENTS - 1}) n where email = 'demo@listwise.example'`;

/** @param {number} bytes */
const formatMegabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

/**
 * Prints a kind of memory, and how its end compares with its level.
 * @param {string} name
 * @param {readonly number[]} values one for each minute
 * @param {number} level index of the level
 */
function report(name, values, level) {
  const before = computeMedian(values.slice(level, level + SAMPLES));
  const after = computeMedian(values.slice(-SAMPLES));
  const ratio = after / before;
  console.log(
    `${name.padEnd(6)} after ${level + 1} minutes ${formatMegabytes(before)}, at the end ${formatMegabytes(after)}: ${ratio.toFixed(2)}   goal ≤ ${GOAL} ${formatVerdict(ratio <= GOAL)}`,
  );
}

/**
 * Uses a site for some minutes and prints its memory.
 * @param {{ minutes: number }} options
 */
export async function benchMemory({ minutes }) {
  if (!Number.isInteger(minutes) || minutes < 2 * SAMPLES)
    throw new Stop(`--minutes must be a whole number from ${2 * SAMPLES}.`);
  const built = await step("Building", () => buildAll());
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  const [dataDir, releases] = [path.join(folder, "data"), path.join(folder, "releases")];
  for (const dist of built) await publish(dist, releases);
  const preload = path.join(root, "scripts/bench/memory-probe.mjs");
  const site = await startSite({ port: 4027, dataDir, releases, preload });
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const use = { calls: 0, failures: new Map(), sockets: 0, opened: 0 };
  try {
    const database = await connectToDatabase(dataDir);
    await database.query(addUsers);
    await database.end();
    const options = { signal: stop.signal, use };
    /** @type {Awaited<ReturnType<typeof startClient>>[]} */
    const clients = [];
    await step(`Signing in ${CLIENTS} clients`, async () => {
      for (let index = 0; index < CLIENTS; index++) {
        clients.push(
          await startClient(site.url, { ...options, email: `bench${index}@listwise.example`, index }),
        );
        await wait(SIGN_IN_MS);
      }
    });
    /** @type {Promise<void>[]} */
    const sockets = [];
    await step(`Opening ${SOCKETS} sockets`, async () => {
      for (let index = 0; index < SOCKETS; index++) {
        const getToken = clients[index % CLIENTS]?.getToken ?? (() => "");
        sockets.push(keepSocket(site.url, { ...options, getToken }));
        await wait(1000 / SOCKETS_PER_SECOND);
      }
    });
    /** @type {NodeJS.MemoryUsage[]} */
    const samples = [];
    for (let minute = 1; minute <= minutes; minute++) {
      await wait(MINUTE_MS);
      const answered = once(site.process, "message");
      site.process.send("memory");
      const [memory] = await answered;
      samples.push(memory);
      console.log(
        `minute ${String(minute).padStart(2)}  RSS ${formatMegabytes(memory.rss)}, heap ${formatMegabytes(memory.heapUsed)}, external ${formatMegabytes(memory.external)}; ${use.calls} calls, ${use.sockets} sockets open, ${use.opened} opened, load ${loadavg()[0]?.toFixed(0)}`,
      );
    }
    stop.abort();
    await Promise.all([...clients.map(({ done }) => done), ...sockets]);
    // A shorter run has its level earlier.
    const level = Math.min(LEVEL_MINUTES, Math.floor(minutes / 2) - 1) - 1;
    console.log(`\nMemory after ${minutes} minutes of use by ${CLIENTS} clients and ${SOCKETS} sockets`);
    report(
      "heap",
      samples.map(({ heapUsed }) => heapUsed),
      level,
    );
    report(
      "RSS",
      samples.map(({ rss }) => rss),
      level,
    );
    for (const [what, count] of use.failures) console.log(`failed: ${what}, ${count} times`);
  } finally {
    stop.abort();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
