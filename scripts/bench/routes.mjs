// Measures the requests per second of 50-row lists and of the registry, each compared with a bare route that returns the
// same JSON.
//
// A hundred callers run in parallel, each with its own session, because the throughput of a busy server is what counts.
// Both servers get the same load, each in its own process. A page of the app catalog is the same for every user except
// for the apps they track. The keywords differ: each of the hundred accounts has its own keywords, apps and ranks.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import autocannon from "autocannon";
import { root, Stop } from "../lib/toolchain.mjs";
import { createAccounts } from "./accounts.mjs";
import { printHeading, printRow, formatVerdict } from "./report.mjs";

const ROUTES = [
  { path: "/api/apps/all?pageSize=50", goal: 0.6 },
  { path: "/api/user-keywords", goal: 0.3 },
  { path: "/remotes.json", goal: 0.3 },
];
const CALLERS = 100;
const DURATION_SECONDS = 2;
const ROUNDS = 3;

/** @import { Session } from "./site.mjs" */

/**
 * @param {string} url
 * @param {Session[]} sessions
 */
async function measureRate(url, sessions) {
  let caller = 0;
  const setupClient = (/** @type {import("autocannon").Client} */ client) => {
    const session = sessions[caller++ % sessions.length];
    client.setHeaders({ Authorization: `Bearer ${session?.token}` });
  };
  const result = await autocannon({ url, connections: CALLERS, duration: DURATION_SECONDS, setupClient });
  if (result.non2xx > 0) throw new Stop(`${url} refused ${result.non2xx} of the bench's requests.`);
  return result.requests.average;
}

/**
 * Returns both rates from the round with the median ratio. The first round is a warm-up.
 * @param {string} site
 * @param {string} list
 * @param {Session[]} sessions
 */
async function compare(site, list, sessions) {
  const url = site + list;
  const headers = { Authorization: `Bearer ${sessions[0]?.token}` };
  /** @type {{ data?: unknown[] }} */
  const payload = await (await fetch(url, { headers })).json();
  if (payload.data && payload.data.length !== 50)
    throw new Stop(`${list} has ${payload.data.length} rows instead of 50.`);
  const bare = fork(path.join(root, "scripts/bench/bare.mjs"));
  bare.send(payload);
  const [address] = await once(bare, "message");
  /** @type {{ list: number, bare: number }[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { list: await measureRate(url, sessions), bare: await measureRate(address, sessions) };
    if (round > 0) rounds.push(measured);
  }
  bare.disconnect();
  const median = rounds.sort((a, b) => a.list / a.bare - b.list / b.bare)[Math.floor(ROUNDS / 2)];
  if (!median) throw new Error("No round was measured.");
  return median;
}

/**
 * Prints the comparison for each route.
 * @param {{ url: string, dataDir: string }} site
 */
export async function compareRoutes(site) {
  const sessions = await createAccounts(site, CALLERS);
  printHeading("Requests per second", "site", "bare route");
  for (const { path: route, goal } of ROUTES) {
    const { list, bare } = await compare(site.url, route, sessions);
    const ratio = list / bare;
    printRow(
      `GET ${route}`,
      list.toFixed(0),
      bare.toFixed(0),
      ratio,
      `≥ ${goal.toFixed(2)} ${formatVerdict(ratio >= goal)}`,
    );
  }
}
