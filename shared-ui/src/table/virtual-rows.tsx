import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect, useRef, useState } from "react";
import type { TableColumn } from "./column";
import { focusRow, getNextRow, getRowIndex } from "./row-keys";
import { BodyRow } from "./table-row";
import { Spacer } from "./table.styles";
import { useFixedWidths } from "./use-fixed-widths";
import type { TableRow } from "./use-data-table";

const ROW_HEIGHT_PX = 44;
const HEADER_HEIGHT_PX = 36;
/** Rows rendered outside the view, so that quick scrolling shows no gap. */
const OVERSCAN_ROWS = 12;

interface VirtualRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly TableRow<Row>[];
  /** The element that scrolls; null at the first render. */
  scroll: HTMLDivElement | null;
}

/** Renders the rows in view, and the row with the focus. Rows are measured, because long texts wrap. */
export function VirtualRows<Row>({ columns, rows, scroll }: VirtualRowsProps<Row>) {
  const [active, setActive] = useState<number | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const control = useRef(-1);
  // eslint-disable-next-line react-hooks/incompatible-library -- This component isn't memoized by the compiler.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    scrollPaddingEnd: HEADER_HEIGHT_PX,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (active === null || active >= rows.length || shown.includes(active)) return shown;
      return [...shown, active].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const first = virtualizer.range?.startIndex ?? 0;
      const next = getNextRow(event, { count: rows.length, first });
      if (!next) return;
      event.preventDefault();
      control.current = next.control;
      virtualizer.scrollToIndex(next.index);
      setActive(next.index);
      // The row is in the document already if it is in view.
      focusRow(body.current, next);
    };
    const onFocusIn = ({ target }: FocusEvent) => setActive(getRowIndex(target));
    scroll?.addEventListener("keydown", onKeyDown);
    scroll?.addEventListener("focusin", onFocusIn);
    return () => {
      scroll?.removeEventListener("keydown", onKeyDown);
      scroll?.removeEventListener("focusin", onFocusIn);
    };
  }, [scroll, virtualizer, rows.length]);

  useEffect(() => {
    if (active !== null) focusRow(body.current, { index: active, control: control.current });
  }, [active]);

  const items = virtualizer.getVirtualItems();
  useFixedWidths(body, columns, items.length > 0);

  let end = 0;
  return (
    <tbody ref={body}>
      {items.map((item) => {
        const entry = rows[item.index];
        const gap = item.start - end;
        end = item.end;
        return (
          entry && (
            <Fragment key={item.key}>
              {gap > 0 && <Gap height={gap} />}
              <BodyRow columns={columns} entry={entry} index={item.index} ref={virtualizer.measureElement} />
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
