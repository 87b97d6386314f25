import type { AppSummary } from "@listwise/contracts/apps";
import { formatCountry } from "@listwise/shared-ui";
import { useVirtualGrid } from "@listwise/shared-ui/table";
import { Fragment, useState } from "react";
import { gridRow, useGridKeys } from "../../shared/grid/use-grid-keys";
import type { MatrixRow } from "./build-matrix";
import { HEAD_ROWS, MatrixHead, type MatrixHeadProps } from "./matrix-head";
import { MatrixRowCells } from "./matrix-row-cells";
import { APP_REM, CARD_HEAD_PX, CARD_LINE_PX, Frame, Grid, ROW_PX, Scroll } from "./rank-matrix.styles";
import { useCards } from "./use-cards";
import { usePrinting } from "./use-printing";

/** Number of apps above which only the cells in view are in the document. Chosen by us. */
const MAX_PLAIN_APPS = 10;

const getRemPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export interface RankMatrixProps extends Omit<MatrixHeadProps, "namesStores" | "columns"> {
  rows: readonly MatrixRow[];
  country: string;
  onOpen: (row: MatrixRow, app: AppSummary) => void;
}

/**
 * Renders keywords as rows and apps as columns; of many apps, only the cells in view. Keys move between the cells. On a
 * phone each keyword is a card with all apps.
 */
export function RankMatrix({ rows, country, onOpen, ...head }: RankMatrixProps) {
  const { apps } = head;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  // The cell with the focus, counted without the header and the keywords.
  const [active, setActive] = useState({ row: -1, column: -1 });
  const cards = useCards(frame);
  const printing = usePrinting();
  const isLarge = apps.length > MAX_PLAIN_APPS;
  const showsAll = !isLarge || printing;
  const showsAllColumns = showsAll || cards;
  const grid = useVirtualGrid({
    rows: {
      count: rows.length,
      active: active.row,
      // Cards have other heights than rows.
      getKey: (index) => [rows[index]?.keywordId, cards].join(),
      sizePx: cards ? CARD_HEAD_PX + Math.ceil(apps.length / 2) * CARD_LINE_PX : ROW_PX,
      overscan: cards ? 1 : undefined,
      showsAll,
    },
    columns: {
      count: apps.length,
      active: active.column,
      // Reading the font size computes all styles anew, which only virtual columns need.
      sizePx: showsAllColumns ? 0 : APP_REM * getRemPx(),
      showsAll: showsAllColumns,
    },
    scroll,
  });
  const size = { rows: HEAD_ROWS + rows.length, columns: 1 + apps.length };
  const keys = useGridKeys(
    isLarge
      ? { ...size, onMove: ({ row, column }) => setActive({ row: row - HEAD_ROWS, column: column - 1 }) }
      : undefined,
  );
  const hasBothStores = new Set(apps.map(({ platform }) => platform)).size > 1;
  // Explicit roles: rows displayed as cards would lose their table semantics.
  return (
    <Frame ref={setFrame}>
      <Scroll ref={setScroll} $large={isLarge}>
        <Grid role="grid" aria-rowcount={size.rows} aria-colcount={size.columns} $large={isLarge} {...keys}>
          <caption>Rankings in {formatCountry(country)}</caption>
          {!cards && <MatrixHead {...head} columns={grid.columns} namesStores={hasBothStores} />}
          <tbody>
            {grid.rows.items.map(({ index, gapPx }) => {
              const row = rows[index];
              return (
                row && (
                  <Fragment key={row.keywordId}>
                    <Gap heightPx={gapPx} />
                    <tr
                      role="row"
                      ref={grid.measureRow}
                      aria-rowindex={HEAD_ROWS + index + 1}
                      data-index={index}
                      {...gridRow(HEAD_ROWS + index)}
                    >
                      <MatrixRowCells
                        {...{ row, apps, country, onOpen }}
                        columns={grid.columns}
                        namesStores={hasBothStores}
                        isCard={cards}
                      />
                    </tr>
                  </Fragment>
                )
              );
            })}
            <Gap heightPx={grid.rows.restPx} />
          </tbody>
        </Grid>
      </Scroll>
    </Frame>
  );
}

function Gap({ heightPx }: { heightPx: number }) {
  return heightPx <= 0 ? null : (
    <tr aria-hidden="true">
      <td style={{ height: heightPx, padding: 0, border: 0 }} />
    </tr>
  );
}
