import type { FigureId } from "@listwise/aso-core/figures";
import { formatCount } from "@listwise/aso-core/text";
import type { AnalyticsPoint } from "@listwise/contracts/analytics";
import { formatNumber, type ChartKind } from "@listwise/shared-ui";

type Figure = Exclude<keyof AnalyticsPoint, "day" | "rankedCount" | "unrankedCount">;

export interface Metric {
  value: string;
  label: string;
  kind: ChartKind;
  /** Definition of the values; none for counts of the store. */
  figure?: FigureId;
  figures: { name: string; key: Figure }[];
}

/** The metrics that a chart can show. */
export const metrics: readonly [Metric, ...Metric[]] = [
  {
    value: "visibility",
    label: "Visibility",
    kind: "visibility",
    figure: "visibility",
    figures: [{ name: "Visibility", key: "visibility" }],
  },
  {
    value: "average-rank",
    label: "Average rank",
    kind: "averageRank",
    figure: "averageRank",
    figures: [{ name: "Average rank", key: "averageRank" }],
  },
  {
    value: "keywords",
    label: "Keywords in the top",
    kind: "count",
    figure: "topRanks",
    figures: [
      { name: "Top 3", key: "top3" },
      { name: "Top 10", key: "top10" },
      { name: "Top 50", key: "top50" },
      { name: "Top 200", key: "top200" },
    ],
  },
  {
    value: "rating",
    label: "Rating",
    kind: "rating",
    figure: "rating",
    figures: [{ name: "Rating", key: "rating" }],
  },
  {
    value: "ratings",
    label: "Number of ratings",
    kind: "count",
    figures: [{ name: "Ratings", key: "ratingCount" }],
  },
];

/** Returns the chart series of a metric. */
export function buildSeries({ figures }: Metric, points: readonly AnalyticsPoint[]) {
  return figures.map(({ name, key }) => ({
    name,
    points: points.map((point) => ({ at: point.day, value: point[key] })),
  }));
}

/** Returns true if any day has a value for the metric. */
export function isKnown({ figures }: Metric, points: readonly AnalyticsPoint[]): boolean {
  return points.some((point) => figures.some(({ key }) => point[key] !== null));
}

/** Returns the number of keywords behind the average rank of a day, as text; `null` if nothing was checked. */
export function formatRankedCount({ rankedCount, unrankedCount }: AnalyticsPoint): string | null {
  if (typeof rankedCount !== "number" || typeof unrankedCount !== "number") return null;
  return `${formatNumber(rankedCount)} of ${formatCount(rankedCount + unrankedCount, "keyword")} ranked`;
}
