import { splitRank } from "@listwise/aso-core/visibility";
import type { ComparedApp, ComparedKeyword } from "@listwise/contracts/keywords";
import { formatCountry, getRankBand, RankChange, VisuallyHidden } from "@listwise/shared-ui";
import { useVirtualRows } from "@listwise/shared-ui/table";
import { useState } from "react";
import { KeywordLink } from "../../shared/keywords/keyword-link";
import { gridCell, gridRow, useGridKeys } from "../../shared/grid/use-grid-keys";
import { getBestRank } from "./filter-keywords";
import { CONTROL_HEAD_ROWS, HEAD_ROWS, HeatMapHead, type HeatMapHeadProps } from "./heat-map-head";
import { Grid, HEAD_HEIGHT_PX, ROW_HEIGHT_PX, Scroll } from "./heat-map.styles";

export interface HeatMapProps extends HeatMapHeadProps {
  apps: readonly ComparedApp[];
  rows: readonly ComparedKeyword[];
}

interface RankCellProps {
  rank: number | null;
  /** Rank on the earlier day; undefined without one. */
  before: number | null | undefined;
  results: number | null;
  column: number;
  isBest: boolean;
}

function RankCell({ rank, before, results, column, isBest }: RankCellProps) {
  return (
    <td
      role="gridcell"
      data-band={getRankBand(rank)}
      data-best={isBest || undefined}
      aria-colindex={column + 1}
      {...gridCell(column)}
    >
      {rank === null ? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>Not checked</VisuallyHidden>
        </>
      ) : (
        splitRank(rank, results).text
      )}
      {isBest && <VisuallyHidden>, best</VisuallyHidden>}
      {before !== undefined && rank !== null && before !== rank && (
        <>
          {" "}
          <RankChange before={before} now={rank} compact />
        </>
      )}
    </td>
  );
}

/**
 * Renders keywords as rows and apps as columns, each rank in the color of its band. Only the rows in view are in the
 * document; arrow, Page, Home and End keys move between the cells.
 */
export function HeatMap({ rows, ...head }: HeatMapProps) {
  const { apps, country, day } = head;
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const { items, totalPx } = useVirtualRows({
    count: rows.length,
    rowHeightPx: ROW_HEIGHT_PX,
    headHeightPx: HEAD_HEIGHT_PX,
    scroll,
    active,
  });
  const keys = useGridKeys({
    rows: CONTROL_HEAD_ROWS + rows.length,
    onMove: ({ row }) => setActive(row < CONTROL_HEAD_ROWS ? null : row - CONTROL_HEAD_ROWS),
  });
  return (
    <Scroll ref={setScroll}>
      <Grid
        role="grid"
        aria-label={`Ranks in ${formatCountry(country)}`}
        aria-rowcount={HEAD_ROWS + rows.length}
        aria-colcount={apps.length + 2}
        $apps={apps.length}
        $compares={day !== null}
        {...keys}
      >
        <HeatMapHead {...head} />
        <tbody>
          {items.map(({ index, start }, at) => {
            const row = rows[index];
            const gap = start - (items[at - 1]?.end ?? 0);
            return row && <HeatMapRow key={row.keyword} {...{ row, index, gap, country }} />;
          })}
          <Gap height={totalPx - (items.at(-1)?.end ?? 0)} />
        </tbody>
      </Grid>
    </Scroll>
  );
}

interface HeatMapRowProps {
  row: ComparedKeyword;
  index: number;
  /** Height of the rows before it that aren't rendered, in pixels. */
  gap: number;
  country: string;
}

function HeatMapRow({
  row: { keyword, popularity, ranks, previousRanks, results },
  index,
  gap,
  country,
}: HeatMapRowProps) {
  const best = getBestRank(ranks);
  return (
    <>
      <Gap height={gap} />
      <tr role="row" aria-rowindex={HEAD_ROWS + index + 1} {...gridRow(CONTROL_HEAD_ROWS + index)}>
        <th role="rowheader" scope="row" aria-colindex={1} title={keyword}>
          <KeywordLink keyword={keyword} country={country} {...gridCell(0)} />
        </th>
        <td role="gridcell" aria-colindex={2} {...gridCell(1)}>
          {popularity ?? "–"}
        </td>
        {ranks.map((rank, column) => (
          <RankCell
            // The columns of a comparison keep their order.
            key={column}
            rank={rank}
            before={previousRanks && (previousRanks[column] ?? null)}
            results={results}
            column={column + 2}
            isBest={rank !== null && rank === best}
          />
        ))}
      </tr>
    </>
  );
}

function Gap({ height }: { height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
