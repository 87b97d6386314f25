import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";

const ROWS_PER_PAGE_KEY = 10;

type CellPosition = [row: number, column: number];

const moves: Record<string, (place: CellPosition) => CellPosition> = {
  ArrowUp: ([row, column]) => [row - 1, column],
  ArrowDown: ([row, column]) => [row + 1, column],
  ArrowLeft: ([row, column]) => [row, column - 1],
  ArrowRight: ([row, column]) => [row, column + 1],
  PageUp: ([row, column]) => [row - ROWS_PER_PAGE_KEY, column],
  PageDown: ([row, column]) => [row + ROWS_PER_PAGE_KEY, column],
  Home: ([row]) => [row, 0],
  End: ([row]) => [row, Number.POSITIVE_INFINITY],
};

const getColumn = (control: HTMLElement | undefined) => Number(control?.dataset.gridCell);

/** Returns the controls of a grid, row by row. */
function getControls(grid: HTMLTableElement): HTMLElement[][] {
  return [...grid.rows]
    .map((row) => [...row.querySelectorAll<HTMLElement>("[data-grid-cell]")])
    .filter((row) => row.length > 0);
}

/** Returns the control in a column, or the nearest one if the row has none there. */
function findNearest(row: readonly HTMLElement[] | undefined, column: number): HTMLElement | undefined {
  return row?.find((control) => getColumn(control) >= column) ?? row?.at(-1);
}

/**
 * Implements a roving tabindex with arrow keys. The tab stop is kept in the DOM and not in React state, so that a move
 * doesn't rerender a thousand cells.
 */
export function useGridKeys() {
  const grid = useRef<HTMLTableElement>(null);

  function setTabStop(control: HTMLElement | undefined): void {
    grid.current?.querySelectorAll<HTMLElement>('[data-grid-cell][tabindex="0"]').forEach((other) => {
      other.tabIndex = -1;
    });
    if (control) control.tabIndex = 0;
  }

  // A rerender may have removed the control with the tab stop.
  useEffect(() => {
    if (grid.current && !grid.current.querySelector('[data-grid-cell][tabindex="0"]')) {
      setTabStop(grid.current.querySelector<HTMLElement>("tbody [data-grid-cell]") ?? undefined);
    }
  });

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const move = moves[event.key];
    const from = event.target instanceof HTMLElement ? event.target : null;
    if (!move || !from?.matches("[data-grid-cell]")) return;
    event.preventDefault();
    const rows = getControls(event.currentTarget);
    const [row, column] = move([rows.findIndex((controls) => controls.includes(from)), getColumn(from)]);
    const corner = event.ctrlKey && { Home: 0, End: rows.length - 1 }[event.key];
    const index = typeof corner === "number" ? corner : Math.max(0, Math.min(rows.length - 1, row));
    findNearest(rows[index], column)?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLTableElement>): void {
    if (target instanceof HTMLElement && target.matches("[data-grid-cell]")) setTabStop(target);
  }

  return { ref: grid, onKeyDown, onFocus };
}

/** Returns the props of a control of the grid; the hook makes one of them the tab stop. */
export function gridCell(column: number) {
  return { "data-grid-cell": column, tabIndex: -1 };
}
