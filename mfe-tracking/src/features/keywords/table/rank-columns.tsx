import { computeRankChange, isUnusualMove } from "@listwise/aso-core/visibility";
import { KEYWORD_COLUMNS } from "@listwise/contracts/exports";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { formatDate, RankChange, TriangleAlertIcon, VisuallyHidden } from "@listwise/shared-ui";
import { splitRankColumn, type Column } from "@listwise/shared-ui/table";
import { isAwaitingFirstRank } from "../../../shared/keywords/is-awaiting-first-rank";
import { renderFigure } from "./keyword-cells";
import { RankCell } from "./rank-cell";

const UNUSUAL = "The latest daily move is larger than each of the 30 days before.";

/** Marks a rank that moved unusually. */
function UnusualMark() {
  return (
    <span title={UNUSUAL}>
      <TriangleAlertIcon size={13} color="var(--lw-warning-text)" aria-hidden="true" />
      <VisuallyHidden>Unusual move.</VisuallyHidden>{" "}
    </span>
  );
}

/**
 * Returns the columns of the current, previous and best rank. `updating` is true while all ranks are being updated;
 * `since` is the day of the previous rank, `null` if it is that of the check before.
 */
export function buildRankColumns(updating: boolean, since: string | null): Column<KeywordTableRow>[] {
  const headers =
    since === null
      ? ([KEYWORD_COLUMNS.previousRank.header, KEYWORD_COLUMNS.previousRankText.header] as const)
      : ([`Rank on ${since}`, `Rank on ${since} as shown`] as const);
  return [
    ...splitRankColumn<KeywordTableRow>(
      {
        key: "rank",
        header: KEYWORD_COLUMNS.rank.header,
        figure: "rank",
        align: "end",
        width: "7rem",
        nowrap: true,
        card: "top",
        value: ({ best }) => best?.currentRank ?? null,
        cell: (keyword) => <RankCell keyword={keyword} pending={updating || isAwaitingFirstRank(keyword)} />,
      },
      KEYWORD_COLUMNS.rankText.header,
      ({ results }) => results,
    ),
    ...splitRankColumn<KeywordTableRow>(
      {
        key: "previous",
        header: headers[0],
        value: ({ best }) => best?.previousRank ?? null,
        cell: false,
      },
      headers[1],
    ),
    {
      key: "change",
      header: KEYWORD_COLUMNS.change.header,
      figure: "rankChange",
      sortDescFirst: true,
      // Without it, the definition of the figure explains the column.
      ...(since !== null && {
        help: `Ranks gained (+) or lost (−) since ${formatDate(since)}, or that the app entered the ranks or is no longer ranked.`,
      }),
      align: "end",
      width: "5.25rem",
      card: "top",
      value: ({ best }) => best?.change ?? null,
      csv: ({ best }) => computeRankChange(best?.previousRank, best?.currentRank),
      cell: ({ best, trend }) => (
        <>
          {since === null && isUnusualMove(trend) && <UnusualMark />}
          <RankChange before={best?.previousRank ?? null} now={best?.currentRank ?? null} compact />
        </>
      ),
    },
    {
      key: "best",
      header: "Best",
      fileHeader: KEYWORD_COLUMNS.bestRank.header,
      help: "The best rank since you track the app.",
      align: "end",
      width: "4.25rem",
      card: "hidden",
      value: ({ bestRank }) => bestRank,
      cell: ({ bestRank }) => renderFigure(bestRank),
    },
  ];
}
