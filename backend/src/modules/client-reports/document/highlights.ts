import { formatCount, formatPercent } from "@listwise/aso-core/text";
import { describeRankMove, NOT_RANKED } from "@listwise/aso-core/visibility";
import { formatReportDate, type ReportDocument } from "@listwise/contracts/client-reports";
import type { Mover } from "@listwise/contracts/portfolio";
import type { PeriodPerformance } from "../../portfolio";

type Summary = NonNullable<ReportDocument["summary"]>;
type Highlight = Summary["highlights"][number];

const TOP = 10;

const getTone = (change: number): Highlight["tone"] => (change > 0 ? "good" : change < 0 ? "bad" : "neutral");

/** Names the day with which a change compares, if it is after the start of the period. */
const describeSince = (day: string | null) => (day === null ? "" : ` since ${formatReportDate(day)}`);

function describeVisibility({ figures, changes, changesSince }: PeriodPerformance): Highlight[] {
  const { visibility } = figures;
  const change = changes.visibility;
  if (visibility === null || change === null) return [];
  const since = describeSince(changesSince);
  if (change === 0) {
    return [{ tone: "neutral", text: `Visibility stayed at ${formatPercent(visibility)}${since}.` }];
  }
  const verb = change > 0 ? "rose" : "fell";
  const text = `Visibility ${verb} by ${formatCount(Math.abs(change), "point")} to ${formatPercent(visibility)}${since}.`;
  return [{ tone: getTone(change), text }];
}

function describeTopTen({ keywords }: PeriodPerformance): Highlight[] {
  const known = keywords.flatMap(({ rank, previousRank }) =>
    rank === null || previousRank === null ? [] : [{ rank, previousRank }],
  );
  const entered = known.filter(({ rank, previousRank }) => rank <= TOP && previousRank > TOP).length;
  const left = known.filter(({ rank, previousRank }) => rank > TOP && previousRank <= TOP).length;
  const describe = (count: number, verb: string, tone: Highlight["tone"]): Highlight[] =>
    count === 0 ? [] : [{ tone, text: `${formatCount(count, "keyword")} ${verb} the top ${TOP}.` }];
  return [...describe(entered, "entered", "good"), ...describe(left, "left", "bad")];
}

function describeMover(
  { from }: PeriodPerformance,
  mover: Mover | undefined,
  tone: "good" | "bad",
): Highlight[] {
  if (!mover) return [];
  const { keyword, before, since, now } = mover;
  const label = tone === "good" ? "Largest gain" : "Largest loss";
  const named = describeRankMove(before, now)?.toLowerCase() ?? `moved from rank ${before} to ${now}`;
  const move = now === NOT_RANKED ? `is ${named}` : named;
  return [{ tone, text: `${label}: “${keyword}” ${move}${describeSince(since > from ? since : null)}.` }];
}

function describeShare({ shares }: PeriodPerformance, appId: number): Highlight[] {
  const place = shares.findIndex((row) => row.appId === appId) + 1;
  const share = shares[place - 1]?.share;
  if (shares.length < 2 || typeof share !== "number") return [];
  const text = `Number ${place} of ${shares.length} compared apps, with ${formatPercent(share)} of their visibility.`;
  return [{ tone: "neutral", text }];
}

/** Returns the most important moves of a period as sentences; unknown ones are left out. */
export function describeHighlights(period: PeriodPerformance, appId: number): Highlight[] {
  return [
    ...describeVisibility(period),
    ...describeTopTen(period),
    ...describeMover(period, period.movers.up[0], "good"),
    ...describeMover(period, period.movers.down[0], "bad"),
    ...describeShare(period, appId),
  ];
}
