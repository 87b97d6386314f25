const DAY_MS = 86_400_000;

/** First and last UTC day, `YYYY-MM-DD`. */
export interface DayWindow {
  first: string;
  last: string;
}

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the days to compare around a change of a listing. A crawl sees a change only afterward, so the days between the
 * last crawl with the old text and the first one with the new text belong to neither window. The window after ends with
 * `lastDay`, the last day on which the text was seen or today; it is `null` before its first day.
 */
export function buildRankWindows(
  { previousDay, firstDay, lastDay }: { previousDay: string; firstDay: string; lastDay: string },
  days: number,
): { before: DayWindow; after: DayWindow | null } {
  const lastBefore = previousDay < firstDay ? previousDay : addDays(firstDay, -1);
  const after = { first: addDays(firstDay, 1), last: addDays(firstDay, days) };
  if (lastDay < after.last) after.last = lastDay;
  return {
    before: { first: addDays(lastBefore, 1 - days), last: lastBefore },
    after: after.last < after.first ? null : after,
  };
}

/**
 * Returns the median of an app's ranks on several days, where 201 means not in the top 200; of two middle ranks the better
 * one, because a mean with 201 would be no rank. Days without a check are `null` and don't count; `null` without any rank.
 */
export function computeMedianRank(ranks: readonly (number | null)[]): number | null {
  const known = ranks.filter((rank) => rank !== null).sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
