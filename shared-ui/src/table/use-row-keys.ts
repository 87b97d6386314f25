import { useEffect, useRef, useState, type RefObject } from "react";
import { focusRow, getNextRow, getRowIndex, hasFocus } from "./row-keys";
import type { TableLine } from "./table-lines";

interface RowKeysOptions<Row> {
  /** The element that receives the keys; null at the first render. */
  scroll: HTMLElement | null;
  body: RefObject<HTMLTableSectionElement | null>;
  lines: readonly TableLine<Row>[];
  /** Makes Enter open a row, Space select it, and the left and right arrows move between its controls. */
  onOpen?: (row: Row) => void;
  /** Scrolls to a line that may not be rendered; without it, all lines are. */
  virtual?: { getFirst: () => number; scrollTo: (index: number) => void };
}

/** Moves the focus through the rows of a table with keys. Returns the position of the row with the focus, or `null`. */
export function useRowKeys<Row>({
  scroll,
  body,
  lines,
  onOpen,
  virtual,
}: RowKeysOptions<Row>): number | null {
  const [active, setActive] = useState<number | null>(null);
  const control = useRef(-1);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const index = getRowIndex(event.target);
      const line = index === null ? undefined : lines[index];
      const onRow = event.target instanceof HTMLElement && event.target.matches("tr");
      if (!onOpen || !onRow || !line || "heading" in line) return false;
      if (event.key === "Enter") onOpen(line.row);
      else if (event.key === " " && !line.selection?.disabled) line.selection?.toggle();
      else return false;
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (press(event)) return event.preventDefault();
      const first = virtual?.getFirst() ?? 0;
      const next = getNextRow(event, { count: lines.length, first, sideways: onOpen !== undefined });
      if (!next) return;
      event.preventDefault();
      control.current = next.control;
      virtual?.scrollTo(next.index);
      setActive(next.index);
      // The row is in the document already if it is in view.
      focusRow(body.current, next, { preventScroll: virtual !== undefined });
    };
    const onFocusIn = ({ target }: FocusEvent) => setActive(getRowIndex(target));
    scroll?.addEventListener("keydown", onKeyDown);
    scroll?.addEventListener("focusin", onFocusIn);
    return () => {
      scroll?.removeEventListener("keydown", onKeyDown);
      scroll?.removeEventListener("focusin", onFocusIn);
    };
  });

  useEffect(() => {
    if (active === null || hasFocus(body.current, active)) return;
    focusRow(body.current, { index: active, control: control.current }, { preventScroll: true });
  }, [active, body]);

  return active;
}
