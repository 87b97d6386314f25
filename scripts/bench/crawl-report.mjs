// Prints the results of the crawl simulation.
import { computeQuantile } from "./report.mjs";

const SEARCHES_PER_MINUTE = [20, 2_000];
/** Searches per pair of an account that shares the queue with one other, with room for those that run. */
const FAIR_SEARCHES = 2.5;
const SECONDS_PER_DAY = 86_400;
/** The goal of the simulation. */
const PAIRS_PER_DAY = 10_000_000;

/** @param {number} value */
export const formatNumber = (value) => Math.round(value).toLocaleString("en");

/** @param {Awaited<ReturnType<typeof import("./crawl-simulation.mjs").simulateCrawl>>} result */
export function reportCrawl(result) {
  const { seconds, unique, asked, calls, lookups, waits, workers, fairness } = result;
  console.log("\nCrawl: unique (keyword, country) pairs through the real queue, against a stub");
  console.log(`requested by users           ${formatNumber(asked)}`);
  console.log(`unique pairs due             ${formatNumber(unique)}`);
  console.log(
    `searches made                ${formatNumber(calls)}   (and ${formatNumber(lookups)} look-ups of new apps)`,
  );
  const ratio = calls / unique;
  console.log(
    `searches ÷ unique pairs      ${ratio.toFixed(4)}   goal 1.00 ${ratio < 1.005 ? "ok" : "over the goal"}`,
  );
  const perDay = (unique / seconds) * SECONDS_PER_DAY;
  console.log(
    `pairs per second here        ${formatNumber(unique / seconds)}, ${formatNumber(perDay)} per day, with ${workers} worker processes`,
  );
  reportCosts(result);
  const ms = waits.map((entry) => entry.ms);
  const ahead = waits.map((entry) => entry.calls);
  console.log(
    `first result for a new keyword: median ${formatNumber(computeQuantile(ms, 0.5))} ms, p95 ${formatNumber(computeQuantile(ms, 0.95))} ms; searches before it: median ${computeQuantile(ahead, 0.5)}, p95 ${computeQuantile(ahead, 0.95)}`,
  );
  console.log(
    `fairness: an account's ${fairness.small} pairs took ${formatNumber(fairness.searches)} searches and ${fairness.seconds.toFixed(1)} s, while ${formatNumber(fairness.left)} of another account's ${formatNumber(fairness.due)} waited   goal ≤ ${FAIR_SEARCHES * fairness.small} searches ${fairness.searches <= FAIR_SEARCHES * fairness.small ? "ok" : "over the goal"}`,
  );
  for (const pace of SEARCHES_PER_MINUTE) {
    const round = (unique * ratio) / pace / 60;
    const daily = Math.min(1, 24 / round);
    const person = (Math.max(1, computeQuantile(ahead, 0.95)) * 60) / pace;
    console.log(
      `at ${formatNumber(pace)} searches per minute: a full round takes ${round.toFixed(1)} h (no rank is older), half of the ranks are younger than ${(round / 2).toFixed(1)} h, ${(100 * daily).toFixed(0)}% are from the last day; a new keyword waits ${person.toFixed(1)} s or less`,
    );
  }
}

/**
 * Prints the processor time and the size of a crawl, and what they are for the goal.
 * @param {Awaited<ReturnType<typeof import("./crawl-simulation.mjs").simulateCrawl>>} result
 */
function reportCosts({ unique, days, before, after }) {
  const grown = (/** @type {"wal" | "total" | "history" | "worker" | "database"} */ key) =>
    after[key] - before[key];
  for (const [name, key] of /** @type {const} */ ([
    ["workers", "worker"],
    ["database", "database"],
  ])) {
    const perPair = grown(key) / unique;
    const cores = (perPair * PAIRS_PER_DAY) / SECONDS_PER_DAY;
    console.log(
      `processor time of the ${name.padEnd(9)}${(perPair * 1000).toFixed(2)} ms per pair: ${cores.toFixed(2)} cores for ${formatNumber(PAIRS_PER_DAY)} pairs a day`,
    );
  }
  const gigabytes = (/** @type {number} */ bytes) =>
    `${((bytes / unique) * PAIRS_PER_DAY * 1e-9).toFixed(1)} GB`;
  console.log(
    `history: ${formatNumber(grown("history") / unique)} bytes per pair with ${(days / unique).toFixed(2)} tracked apps, ${gigabytes(grown("history"))} for ${formatNumber(PAIRS_PER_DAY)} pairs; WAL ${gigabytes(grown("wal"))}; the whole database grew by ${gigabytes(grown("total"))}`,
  );
}
