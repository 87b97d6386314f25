import { formatPercent, formatTenth } from "@listwise/aso-core/text";
import type { PortfolioApp } from "@listwise/contracts/portfolio";
import { ChangeBadge, formatCompact, Sparkline, Stack, Text } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import styled from "styled-components";
import { formatRanked } from "../../../shared/portfolio/format-ranked";
import { PortfolioName } from "./portfolio-name";

const UNKNOWN = "–";
const TREND_HELP =
  "Visibility of the last 30 days. Each day uses today's popularity; a rank counts until the next check.";

const Trend = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 1.5rem;
  @container (max-width: 639px) {
    justify-content: flex-start;
  }
`;

/** Wraps, so that all columns fit next to the sidebar of a small laptop. */
const Quiet = styled(Text)`
  white-space: normal;
`;

const numeric = { align: "end", nowrap: true } as const;
const moreIsBetter = { ...numeric, sortDescFirst: true } as const;

function countTop(key: "top3" | "top10" | "top50", header: string): Column<PortfolioApp> {
  return {
    ...moreIsBetter,
    key,
    header,
    figure: "topRanks",
    value: ({ figures }) => figures[key],
    cell: ({ figures }) => figures[key] ?? UNKNOWN,
  };
}

function showChange(key: "change7" | "change30", header: string): Column<PortfolioApp> {
  return {
    ...{ ...moreIsBetter, key, header, figure: "periodChange", help: "Change of visibility in points." },
    value: ({ figures }) => figures[key],
    cell: ({ figures }) => <ChangeBadge change={figures[key]} unit="point" />,
  };
}

const columns: readonly Column<PortfolioApp>[] = [
  {
    ...moreIsBetter,
    key: "visibility",
    header: "Visibility",
    figure: "visibility",
    value: ({ figures }) => figures.visibility,
    cell: ({ figures }) => <strong>{formatPercent(figures.visibility)}</strong>,
  },
  showChange("change7", "7 days"),
  showChange("change30", "30 days"),
  {
    key: "trend",
    header: "Trend",
    help: TREND_HELP,
    align: "end",
    sort: false,
    csv: false,
    cell: ({ app, figures, trend }) => (
      <Trend>
        {trend.filter((value) => value !== null).length > 1 ? (
          <Sparkline
            label={`Visibility of ${app.name} in the last 30 days, now ${formatPercent(figures.visibility)}`}
            values={trend}
            width={64}
          />
        ) : (
          UNKNOWN
        )}
      </Trend>
    ),
  },
  countTop("top3", "Top 3"),
  countTop("top10", "Top 10"),
  countTop("top50", "Top 50"),
  {
    ...numeric,
    key: "averageRank",
    header: "Avg. rank",
    figure: "averageRank",
    value: ({ figures }) => figures.averageRank,
    cell: ({ figures }) => (
      <Stack $gap={1}>
        <span>{formatTenth(figures.averageRank)}</span>
        <Quiet as="span" $size="xs" $tone="muted">
          {formatRanked(figures)}
        </Quiet>
      </Stack>
    ),
  },
];

/**
 * Returns the columns of the portfolio in a country. Ratings of other storefronts are left out. A line joins linked apps
 * that are shown together.
 */
export function buildPortfolioColumns(country: string, isTogether: boolean): readonly Column<PortfolioApp>[] {
  return [
    {
      key: "app",
      header: "App",
      help: "With the most valuable next step for the app.",
      width: "20rem",
      value: ({ app }) => app.name,
      cell: ({ app, linkedTo }) => (
        <PortfolioName app={app} country={country} isJoined={isTogether && Boolean(linkedTo)} />
      ),
    },
    ...columns,
    {
      ...moreIsBetter,
      key: "rating",
      header: "Rating",
      figure: "rating",
      value: ({ app }) => (app.country === country ? app.rating : null),
      cell: ({ app }) =>
        app.country === country && app.rating !== null ? (
          <Stack $gap={1}>
            <span>{app.rating.toFixed(1)}</span>
            <Quiet as="span" $size="xs" $tone="muted">
              ({formatCompact(app.ratingCount)})
            </Quiet>
          </Stack>
        ) : (
          UNKNOWN
        ),
    },
    {
      ...moreIsBetter,
      key: "reviewsToAnswer",
      header: "To answer",
      help: "Reviews of three stars or fewer without a reply that you marked as sent.",
      value: ({ reviewsToAnswer }) => reviewsToAnswer,
      cell: ({ reviewsToAnswer }) => reviewsToAnswer ?? UNKNOWN,
    },
  ];
}
