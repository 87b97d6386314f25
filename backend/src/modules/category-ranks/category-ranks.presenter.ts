import type { CategoryRank } from "@listwise/contracts/rankings";
import { groupBy } from "../../infra/group-by";
import { presentRank } from "../keywords";
import type { findBestCategoryRanks, findCategoryRankDays, findChartStates } from "./category-ranks.reads";

type RankDay = Awaited<ReturnType<typeof findCategoryRankDays>>[number];
type Best = Awaited<ReturnType<typeof findBestCategoryRanks>>;
type ChartState = Awaited<ReturnType<typeof findChartStates>>[number];

const toDate = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));

function presentChart(days: readonly RankDay[], best: Best, states: readonly ChartState[]): CategoryRank[] {
  const [latest, previous] = days.toReversed();
  if (!latest) return [];
  const isSame = (one: { category: string; chart: string | null }) =>
    one.category === latest.category && one.chart === latest.chart;
  return [
    {
      ...presentRank({
        currentRank: latest.rank,
        previousRank: previous?.rank ?? null,
        checkedAt: states.find(isSame)?.checkedAt ?? toDate(latest.day),
        previousCheckedAt: toDate(previous?.day),
      }),
      category: latest.category,
      chart: latest.chart,
      results: latest.length,
      bestRank: best.find(isSame)?.rank ?? null,
      points: days.map(({ day, rank }) => ({ checkedAt: day, rank })),
    },
  ];
}

const ORDER = ["free", "paid", "grossing"] as const;

/** Returns the ranks of each chart, which are given by day with the oldest first. */
export function presentCategoryRanks(
  days: readonly RankDay[],
  best: Best,
  states: readonly ChartState[],
): CategoryRank[] {
  const byChart = groupBy(days, ({ category, chart }) => `${chart} ${category}`);
  return [...byChart.values()]
    .flatMap((own) => presentChart(own, best, states))
    .sort((a, b) => ORDER.indexOf(a.chart) - ORDER.indexOf(b.chart));
}
