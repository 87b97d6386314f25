import { useVirtualizer, type Range } from "@tanstack/react-virtual";
import { Fragment, startTransition, useEffect, useRef, useState } from "react";
import type { TableColumn } from "./column";
import { BodyLine } from "./table-row";
import type { TableLine } from "./table-lines";
import { Spacer } from "./table-cells.styles";
import { ROW_HEIGHTS_PX, type Density } from "./table.styles";
import { useFixedWidths } from "./use-fixed-widths";
import { useRowKeys } from "./use-row-keys";
import { extractWithActive, measureAfterLayout, OVERSCAN_ROWS } from "./use-virtual-rows";

const HEADER_HEIGHT_PX = 36;

export interface BodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  lines: readonly TableLine<Row>[];
  /** The element that scrolls; null at the first render. */
  scroll: HTMLDivElement | null;
  /** Present in a grid: opens a row. */
  onOpen?: (row: Row) => void;
}

interface VirtualRowsProps<Row> extends BodyProps<Row> {
  density: Density;
  /** The columns have fixed widths already. */
  hasFixedWidths: boolean;
}

/**
 * Returns false until the first paint of a list, which is another one if it starts with another line. Before the columns
 * have fixed widths, it is true, because their widths come from the rows in view.
 */
function useIsPainted(lines: readonly TableLine<unknown>[], hasFixedWidths: boolean): boolean {
  const first = lines[0]?.key;
  const [painted, setPainted] = useState(hasFixedWidths ? undefined : first);
  useEffect(() => startTransition(() => setPainted(first)), [first]);
  return painted === first;
}

/** Cuts a range to its rows in the window, because a table can be longer than that. */
function cutToWindow(range: Range, scroll: HTMLElement | null, rowHeightPx: number): Range {
  const shownPx = Math.max(0, window.innerHeight - (scroll?.getBoundingClientRect().top ?? 0));
  const endIndex = Math.min(range.endIndex, range.startIndex + Math.ceil(shownPx / rowHeightPx));
  return { ...range, endIndex, overscan: 0 };
}

/**
 * Renders the rows in view, and the row with the focus. The first paint of a list has the rows in the window; those outside
 * the view and the window follow. Rows are measured after their layout, because long texts wrap.
 */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { columns, lines, scroll, onOpen, density, hasFixedWidths } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  const rowHeightPx = ROW_HEIGHTS_PX[density];
  const isPainted = useIsPainted(lines, hasFixedWidths);
  // eslint-disable-next-line react-hooks/incompatible-library -- This component isn't memoized by the compiler.
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll,
    getItemKey: (index) => lines[index]?.key ?? index,
    estimateSize: () => rowHeightPx,
    measureElement: measureAfterLayout(rowHeightPx),
    overscan: OVERSCAN_ROWS,
    scrollPaddingEnd: HEADER_HEIGHT_PX,
    rangeExtractor: (range) =>
      extractWithActive(isPainted ? range : cutToWindow(range, scroll, rowHeightPx), focused.current),
  });
  const active = useRowKeys({
    scroll,
    body,
    lines,
    onOpen,
    virtual: {
      getFirst: () => virtualizer.range?.startIndex ?? 0,
      scrollTo: (index) => virtualizer.scrollToIndex(index),
    },
  });
  focused.current = active;

  const items = virtualizer.getVirtualItems();
  useFixedWidths(body, columns, items.length > 0 && !hasFixedWidths);

  let end = 0;
  return (
    <tbody ref={body}>
      {items.map((item) => {
        const line = lines[item.index];
        const gap = item.start - end;
        end = item.end;
        return (
          line && (
            <Fragment key={item.key}>
              {gap > 0 && <Gap height={gap} />}
              <BodyLine
                columns={columns}
                line={line}
                index={item.index}
                isGrid={onOpen !== undefined}
                isTabStop={onOpen !== undefined && item.index === (active ?? items[0]?.index)}
                ref={virtualizer.measureElement}
              />
            </Fragment>
          )
        );
      })}
      <Gap height={virtualizer.getTotalSize() - end} />
    </tbody>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <Spacer aria-hidden="true">
      <td style={{ display: "block", height, padding: 0 }} />
    </Spacer>
  );
}
