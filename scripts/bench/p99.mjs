import { Stop } from "../lib/toolchain.mjs";
import { computeMedian, computeQuantile } from "./report.mjs";

/** Calls before those that are measured. */
export const WARM_UP = 10;

/**
 * Returns the 99th percentile and the median of calls of an address, one at a time, in ms, and the bytes of an
 * answer.
 * @param {string} url
 * @param {string} [token]
 * @param {number} [calls]
 */
export async function measureCalls(url, token, calls = 100) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  for (let call = 0; call < WARM_UP + calls; call++) {
    const started = performance.now();
    const answer = await fetch(url, {
      headers: { ...(token && { Authorization: `Bearer ${token}` }), "Accept-Encoding": "identity" },
    });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Stop(`${url} was refused (${answer.status}).`);
    if (call >= WARM_UP) times.push(performance.now() - started);
  }
  return { p99: computeQuantile(times, 0.99), median: computeMedian(times), bytes };
}
