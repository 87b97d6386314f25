// `pnpm bench --keyword-table` measures the table of an app's keywords: 5,000 on the list, each with ranks, a trend of 30
// days out of a year, metrics and the top five apps, and the comparison with five competitors. Each is compared with a bare
// route that sends the same JSON.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root, Stop } from "../lib/toolchain.mjs";
import { COMPETITORS, KEYWORDS, withKeywordSite } from "./keyword-site.mjs";
import { measureCalls } from "./p99.mjs";
import { formatMilliseconds, formatVerdict, printHeading, printRow } from "./report.mjs";

/** @typedef {{ data: { chance?: number | null, trend?: (number | null)[], ranks?: (number | null)[] }[] }} Payload */

/** Answers of the API with 5,000 rows, and the longest time that the 99th percentile of their calls may take. */
const CALLS = [
  {
    label: "Table",
    path: "",
    goalMs: 300,
    isComplete: (/** @type {Payload["data"][number]} */ { chance, trend }) =>
      chance !== null && trend?.every((rank) => rank !== null),
  },
  {
    label: "Comparison",
    path: "/compare",
    goalMs: 400,
    isComplete: (/** @type {Payload["data"][number]} */ { ranks }) =>
      ranks !== undefined && ranks.length > COMPETITORS && ranks.every((rank) => rank !== null),
  },
];

/**
 * @param {string} url
 * @param {string} token
 * @param {typeof CALLS[number]} call
 */
async function compareWithBareRoute(url, token, { label, goalMs, isComplete }) {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  /** @type {Payload & { message?: string }} */
  const payload = await answer.json();
  if (!answer.ok) throw new Stop(`${label} was refused: ${payload.message}`);
  const complete = payload.data.filter(isComplete).length;
  if (complete < KEYWORDS) throw new Stop(`${label}: only ${complete} rows are complete.`);
  const bare = fork(path.join(root, "scripts/bench/bare.mjs"));
  try {
    bare.send(payload);
    const [address] = await once(bare, "message");
    const [site, plain] = [await measureCalls(url, token), await measureCalls(address)];
    printRow(
      `${label}, ${(site.bytes / 1e6).toFixed(1)} MB`,
      formatMilliseconds(site.p99),
      formatMilliseconds(plain.p99),
      site.p99 / plain.p99,
      `≤ ${goalMs} ms ${formatVerdict(site.p99 <= goalMs)}`,
    );
  } finally {
    bare.disconnect();
  }
}

/** Prints the 99th percentiles of a hundred calls of the table and the comparison, and of bare routes with the same answers. */
export function benchKeywordTable() {
  return withKeywordSite(4024, async ({ url, session, appId }) => {
    printHeading("5,000 keywords, p99", "site", "bare route");
    for (const call of CALLS) {
      const address = `${url}/api/keywords/app/${appId}${call.path}?country=us`;
      await compareWithBareRoute(address, session.token, call);
    }
  });
}
