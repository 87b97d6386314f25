import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { CategoryRank } from "@listwise/contracts/rankings";
import { BellIcon, formatRank, LinkButton, VisuallyHidden } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import { currentRankColumn, rankChangeColumn } from "../rankings/rank-columns";

/** App whose ranks are shown. */
export interface ChartedApp {
  id: number;
  name: string;
  platform: Platform;
}

/** Returns the store's name of a chart. */
export const getChartName = (platform: Platform, { chart }: Pick<CategoryRank, "chart">) =>
  STORES[platform].charts[chart];

/** Returns the columns of an app's category ranks. */
export function buildCategoryRankColumns(
  { id, platform }: ChartedApp,
  country: string,
): Column<CategoryRank>[] {
  const getName = (rank: CategoryRank) => getChartName(platform, rank);
  return [
    { key: "chart", header: "Chart", value: getName, cell: (rank) => <strong>{getName(rank)}</strong> },
    { key: "category", header: "Category", value: ({ category }) => category },
    { ...currentRankColumn, figure: "categoryRank" },
    rankChangeColumn,
    {
      key: "best",
      header: "Best",
      align: "end",
      value: ({ bestRank }) => bestRank,
      cell: ({ bestRank }) => (bestRank === null ? "–" : formatRank(bestRank)),
    },
    {
      key: "alert",
      header: "Alert",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (rank) => (
        <LinkButton
          size="sm"
          icon={<BellIcon size={14} />}
          to={`/alerts?${new URLSearchParams({ for: String(id), chart: rank.chart, country }).toString()}`}
        >
          Alert me<VisuallyHidden> about {getName(rank)}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}
