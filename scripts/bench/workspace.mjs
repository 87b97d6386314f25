// `pnpm bench --workspace` measures the calls of the dashboard and of the app details with large lists: 5,000 keywords of
// one app with a year of daily ranks, and 20 apps with 250 keywords each.
import { Stop } from "../lib/toolchain.mjs";
import { PORTFOLIO, withKeywordSite } from "./keyword-site.mjs";
import { measureCalls } from "./p99.mjs";
import { formatMilliseconds, formatVerdict, printHeading, printRow } from "./report.mjs";
import { signIn } from "./site.mjs";

const GOAL_MS = 300;

/**
 * Prints the 99th percentile and the median of calls; a range of a year has no goal and fewer calls.
 * @template Data
 * @param {string} label
 * @param {string} address
 * @param {{ token: string, isLong?: boolean, isComplete: (data: Data) => boolean }} options
 */
async function measure(label, address, { token, isLong = false, isComplete }) {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Stop(`${label} was refused (${answer.status}).`);
  /** @type {{ data: Data }} */
  const { data } = await answer.json();
  if (!isComplete(data)) throw new Stop(`${label}: the answer is incomplete.`);
  const { p99, median } = await measureCalls(address, token, isLong ? 20 : 100);
  const goal = isLong ? "" : `≤ ${GOAL_MS} ms ${formatVerdict(p99 <= GOAL_MS)}`;
  printRow(label, formatMilliseconds(p99), formatMilliseconds(median), p99 / median, goal);
}

/** Prints the 99th percentiles and the medians of the calls. */
export function benchWorkspace() {
  return withKeywordSite(4025, async ({ url, session: { token }, appId }) => {
    printHeading("Large lists", "p99", "median");
    const performance = `${url}/api/apps/${appId}/performance?country=us`;
    const analytics = `${url}/api/apps/${appId}/analytics?country=us`;
    /** @param {number} days */
    const hasSeries = (days) => (/** @type {{ series: { visibility: number | null }[] }} */ data) =>
      data.series.length === days && data.series.every(({ visibility }) => visibility !== null);
    /** @param {number} days */
    const hasDays = (days) => (/** @type {{ visibility: number | null }[]} */ data) =>
      data.length === days && data.every(({ visibility }) => visibility !== null);
    await measure("Performance, 30 days", performance, { token, isComplete: hasSeries(30) });
    await measure("Performance, 90 days", `${performance}&days=90`, {
      token,
      isLong: true,
      isComplete: hasSeries(90),
    });
    await measure("Performance, 365 days", `${performance}&days=365`, {
      isLong: true,
      token,
      isComplete: hasSeries(365),
    });
    await measure("Analytics, 30 days", analytics, { token, isComplete: hasDays(30) });
    await measure("Analytics, a year", `${analytics}&dateRange=1year`, {
      isLong: true,
      token,
      isComplete: hasDays(365),
    });
    await measure("Tracked apps", `${url}/api/portfolio/apps?country=us`, {
      token,
      isComplete: (/** @type {unknown[]} */ data) => data.length > 5,
    });
    const { token: other } = await signIn(url, { email: PORTFOLIO.email });
    await measure("Portfolio, 20 apps × 250 keywords", `${url}/api/portfolio?country=us`, {
      token: other,
      isComplete: (/** @type {{ figures: { ranked: number, unranked: number } }[]} */ data) =>
        data.length === PORTFOLIO.apps &&
        data.every(({ figures }) => figures.ranked + figures.unranked === PORTFOLIO.keywords),
    });
  });
}
