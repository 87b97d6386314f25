import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { CategoryRank } from "@listwise/contracts/rankings";
import {
  BellIcon,
  formatRank,
  LinkButton,
  RankBadge,
  RankChange,
  Row,
  TopBadge,
  VisuallyHidden,
} from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";

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
    {
      key: "current",
      header: "Current",
      figure: "categoryRank",
      nowrap: true,
      value: ({ currentRank }) => currentRank,
      cell: ({ currentRank, results }) => (
        <Row $gap={1} $nowrap>
          <RankBadge rank={currentRank} results={results} />
          <TopBadge rank={currentRank} results={results} />
        </Row>
      ),
    },
    {
      key: "change",
      header: "Change",
      align: "end",
      value: ({ change }) => change,
      cell: ({ previousRank, currentRank }) => <RankChange before={previousRank} now={currentRank} compact />,
    },
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
