import { formatCount } from "@listwise/aso-core/text";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { formatRank, Sparkline } from "@listwise/shared-ui";

/** Returns the ranks gained since the first check of the trend; `null` with fewer than two checks. */
export function computeTrendChange({ trend }: KeywordTableRow): number | null {
  const known = trend.filter((rank) => rank !== null);
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined || known.length < 2 ? null : first - last;
}

const TOO_SHORT = "A trend needs ranks of two days.";

/** Renders the ranks of the last days as a line. */
export function TrendCell({ keyword: { trend } }: { keyword: KeywordTableRow }) {
  const known = trend.filter((rank) => rank !== null);
  const [first, last] = [known[0], known.at(-1)];
  // A single check is a point, not a trend.
  if (first === undefined || last === undefined || known.length < 2) return <span title={TOO_SHORT}>–</span>;
  const label = `Rank over ${formatCount(trend.length, "day")}, from ${formatRank(first)} to ${formatRank(last)}`;
  return <Sparkline label={label} values={trend} inverted width={72} height={20} />;
}
