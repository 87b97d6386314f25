import type { DateRange } from "@listwise/contracts/exports";
import type { CategoryRank, HistoryRange } from "@listwise/contracts/rankings";
import { TimeChart } from "@listwise/shared-ui";
import { useMemo } from "react";
import { useChartEvents } from "../notes/use-chart-events";
import { useChartRange } from "../trends/use-chart-range";
import { getChartName, type ChartedApp } from "./category-rank-columns";

interface CategoryRankChartProps extends HistoryRange {
  app: ChartedApp;
  country: string;
  dateRange: DateRange;
  ranks: readonly CategoryRank[];
}

/** Renders one line per chart of the category, with the changes of the listing. */
export function CategoryRankChart({
  app: { id: appId, name, platform },
  country,
  dateRange,
  ranks,
  from,
  to,
  validDays,
}: CategoryRankChartProps) {
  const events = useChartEvents({ appId, country, dateRange });
  const range = useChartRange(from, to);
  const series = useMemo(
    () =>
      ranks.map((rank) => ({
        name: getChartName(platform, rank),
        points: rank.points.map(({ checkedAt: at, rank: value }) => ({ at, value })),
      })),
    [ranks, platform],
  );
  return (
    <>
      <TimeChart
        caption={`Category ranks of ${name}`}
        kind="rank"
        series={series}
        marks={events.marks}
        onAddNote={events.onAddNote}
        range={range}
        validDays={validDays}
        height={220}
      />
      {events.notes}
    </>
  );
}
