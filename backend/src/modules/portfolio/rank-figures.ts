import { roundToTenth } from "@listwise/aso-core/text";
import {
  computeAverageRank,
  computeRankDistribution,
  computeVisibility,
  countTopRanks,
  findBase,
  type ListedKeyword,
} from "@listwise/aso-core/visibility";
import type { ListFigures, Mover, PerformanceDay } from "@listwise/contracts/portfolio";

const MOVERS = 5;
/** Days before the last one from which the longest change within the figures is computed. */
export const CHANGE_DAYS = 30;

/**
 * Returns the daily ranks after the first `days` days. Each rank stays valid until the next check, for at most `days`
 * days.
 */
export function carryForward(ranks: readonly (number | null)[], days: number): (number | null)[] {
  const carried = ranks.slice(days);
  let last: number | null = null;
  let age = 0;
  ranks.forEach((rank, index) => {
    age = rank === null ? age + 1 : 0;
    last = rank ?? last;
    if (index >= days) carried[index - days] = age <= days ? last : null;
  });
  return carried;
}

/** Subtracts and rounds to one digit; `null` if a value is unknown. */
const subtract = (a: number | null | undefined, b: number | null | undefined) =>
  typeof a === "number" && typeof b === "number" ? roundToTenth(a - b) : null;

/** Keyword with its ranks by day. */
export interface KeywordSeries {
  popularity: number | null;
  ranks: readonly (number | null)[];
}

/** Computes something for each day from the list with its ranks of that day, which is only valid during the call. */
function mapDays<Result>(
  list: readonly KeywordSeries[],
  days: readonly string[],
  compute: (keywords: readonly ListedKeyword[], day: string) => Result,
): Result[] {
  // The same objects for each day: creating millions of them would take longer than the figures.
  const keywords = list.map(({ popularity, ranks }) => ({ popularity, ranks, rank: ranks[0] ?? null }));
  return days.map((day, index) => {
    for (const keyword of keywords) keyword.rank = keyword.ranks[index] ?? null;
    return compute(keywords, day);
  });
}

/** Computes the visibility of each day; `null` if it is unknown. */
export const computeExactVisibilities = (list: readonly KeywordSeries[], days: readonly string[]) =>
  mapDays(list, days, (keywords) => computeVisibility(keywords).value);

/** Computes the visibility of each day, rounded to one digit; `null` if it is unknown. */
export const computeVisibilities = (list: readonly KeywordSeries[], days: readonly string[]) =>
  computeExactVisibilities(list, days).map(roundToTenth);

/** Computes the figures of each day. */
export function computeDays(list: readonly KeywordSeries[], days: readonly string[]): PerformanceDay[] {
  return mapDays(list, days, (keywords, day) => {
    const ranks = keywords.map(({ rank }) => rank);
    const { value, unchecked } = computeAverageRank(ranks);
    return {
      day,
      visibility: roundToTenth(computeVisibility(keywords).value),
      averageRank: roundToTenth(value),
      counts: unchecked < ranks.length ? computeRankDistribution(ranks).map(({ count }) => count) : null,
    };
  });
}

/** Visibilities by day until the last of the days; empty if the plan lacks them. */
export interface VisibilityTrend {
  days: readonly string[];
  trend: readonly (number | null)[];
}

/**
 * Computes the figures of the latest ranks, and their changes from the visibilities of earlier days. Without `advanced`,
 * the figures of the advanced analytics are `null`.
 */
export function computeFigures(
  list: readonly ListedKeyword[],
  { days, trend }: VisibilityTrend,
  checkedAt: Date | null,
  advanced: boolean,
): ListFigures {
  const ranks = list.map(({ rank }) => rank);
  const { value: averageRank, ...counts } = computeAverageRank(ranks);
  const { value, leftOut } = computeVisibility(list);
  const visibility = advanced ? roundToTenth(value) : null;
  const change = (daysAgo: number) => subtract(visibility, trend.at(-1 - daysAgo));
  const change30 = change(CHANGE_DAYS);
  const recent = trend.slice(-1 - CHANGE_DAYS);
  const base = findBase(recent);
  const day = days.slice(-recent.length)[base];
  const sinceFirst = subtract(visibility, recent[base]);
  return {
    visibility,
    change7: change(7),
    change30,
    changeSinceFirst:
      change30 === null && sinceFirst !== null && day !== undefined ? { day, change: sinceFirst } : null,
    averageRank: roundToTenth(averageRank),
    keywords: list.length,
    ...counts,
    unknownPopularity: leftOut.unknownPopularity,
    ...(advanced && counts.unchecked < list.length
      ? countTopRanks(ranks)
      : { top3: null, top10: null, top50: null }),
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}

/** Keyword with its latest rank and its ranks of the last days. */
export interface MovingKeyword extends KeywordSeries {
  keywordId: number;
  text: string;
  rank: number | null;
}

/** Mover whose number of results isn't read yet. */
export type FoundMover = Omit<Mover, "results"> & { keywordId: number };

/**
 * Returns the keywords whose latest rank differs most from their first known rank of the last days, largest change
 * first; at most `limit` for each direction.
 */
export function findMovers(
  list: readonly MovingKeyword[],
  days: readonly string[],
  limit = MOVERS,
): { up: FoundMover[]; down: FoundMover[] } {
  const moved = list.flatMap(({ keywordId, text, popularity, rank, ranks }): FoundMover[] => {
    const first = findBase(ranks);
    const [before, since] = [ranks[first], days[first]];
    if (rank === null || typeof before !== "number" || since === undefined || before === rank) return [];
    return [{ keywordId, keyword: text, before, since, now: rank, popularity }];
  });
  const bySize = moved.toSorted((a, b) => Math.abs(b.before - b.now) - Math.abs(a.before - a.now));
  return {
    up: bySize.filter(({ before, now }) => now < before).slice(0, limit),
    down: bySize.filter(({ before, now }) => now > before).slice(0, limit),
  };
}

/** Changes of key figures; positive is better, `null` is unknown. */
export interface PeriodChanges {
  visibility: number | null;
  averageRank: number | null;
  top10: number | null;
}

/**
 * Computes the changes of key figures since the first of the days on which a rank is known. `since` is that day; `null`
 * if no rank is known before the last one.
 */
export function computeChanges(
  figures: ListFigures,
  days: readonly PerformanceDay[],
): { changes: PeriodChanges; since: string | null } {
  const base = days[findBase(days.map(({ counts }) => counts?.length ?? null))];
  const [top3, to10] = base?.counts ?? [];
  const changes = {
    visibility: subtract(figures.visibility, base?.visibility),
    averageRank: subtract(base?.averageRank, figures.averageRank),
    top10: subtract(figures.top10, top3 === undefined || to10 === undefined ? null : top3 + to10),
  };
  return { changes, since: base?.day ?? null };
}
