import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";

const ROWS_PER_PAGE_KEY = 10;

const rowSteps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -ROWS_PER_PAGE_KEY,
  PageDown: ROWS_PER_PAGE_KEY,
};
const controlSteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Rows of a grid that renders only those in view. Its rows have `gridRow(index)`; all header rows are rendered. */
export interface VirtualRows {
  /** Number of rows with controls, including those of the header. */
  count: number;
  /** Scrolls until a row is rendered. */
  show: (row: number) => void;
  /** Called with the row that gets the focus; keep it rendered. */
  onRowFocus: (row: number) => void;
}

type Controls = readonly HTMLElement[];

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));
const getColumn = (control: HTMLElement | undefined) => Number(control?.dataset.gridCell);

/** Returns the controls of the rendered rows by row. */
function getControls(grid: HTMLTableElement | null): Map<number, Controls> {
  const rows = [...(grid?.rows ?? [])]
    .map((row) => ({ row, controls: [...row.querySelectorAll<HTMLElement>("[data-grid-cell]")] }))
    .filter(({ controls }) => controls.length > 0);
  return new Map(rows.map(({ row, controls }, index) => [Number(row.dataset.gridRow ?? index), controls]));
}

/** Returns the control in a column, or the nearest one if the row has none there. */
function findNearest(row: Controls | undefined, column: number): HTMLElement | undefined {
  return row?.find((control) => getColumn(control) >= column) ?? row?.at(-1);
}

function findRow(rows: Map<number, Controls>, control: HTMLElement): number {
  return [...rows].find(([, controls]) => controls.includes(control))?.[0] ?? 0;
}

/**
 * Implements a roving tabindex with arrow keys. The tab stop is kept in the DOM and not in React state, so that a move
 * doesn't rerender a thousand cells.
 */
export function useGridKeys(virtual?: VirtualRows) {
  const grid = useRef<HTMLTableElement>(null);
  const pending = useRef<{ row: number; column: number }>(null);

  function setTabStop(control: HTMLElement | undefined): void {
    grid.current?.querySelectorAll<HTMLElement>('[data-grid-cell][tabindex="0"]').forEach((other) => {
      other.tabIndex = -1;
    });
    if (control) control.tabIndex = 0;
  }

  useEffect(() => {
    const wanted = pending.current;
    const row = wanted && getControls(grid.current).get(wanted.row);
    if (row) {
      pending.current = null;
      findNearest(row, wanted.column)?.focus();
    }
    // A rerender may have removed the control with the tab stop.
    if (grid.current && !grid.current.querySelector('[data-grid-cell][tabindex="0"]')) {
      setTabStop(grid.current.querySelector<HTMLElement>("tbody [data-grid-cell]") ?? undefined);
    }
  });

  function moveTo(rows: Map<number, Controls>, row: number, column: number): void {
    const controls = rows.get(row);
    if (controls) findNearest(controls, column)?.focus();
    else {
      pending.current = { row, column };
      virtual?.show(row);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const [rowStep, controlStep] = [rowSteps[event.key], controlSteps[event.key]];
    if (!from?.matches("[data-grid-cell]") || (rowStep ?? controlStep) === undefined) return;
    event.preventDefault();
    const rows = getControls(event.currentTarget);
    const row = findRow(rows, from);
    const lastRow = (virtual?.count ?? rows.size) - 1;
    if (rowStep !== undefined) moveTo(rows, clamp(row + rowStep, lastRow), getColumn(from));
    else if (event.ctrlKey && event.key === "Home") moveTo(rows, 0, 0);
    else if (event.ctrlKey && event.key === "End") moveTo(rows, lastRow, Number.POSITIVE_INFINITY);
    else {
      const controls = rows.get(row) ?? [];
      controls[clamp(controls.indexOf(from) + (controlStep ?? 0), controls.length - 1)]?.focus();
    }
  }

  function onFocus({ target }: FocusEvent<HTMLTableElement>): void {
    if (!(target instanceof HTMLElement) || !target.matches("[data-grid-cell]")) return;
    setTabStop(target);
    virtual?.onRowFocus(findRow(getControls(grid.current), target));
  }

  return { ref: grid, onKeyDown, onFocus };
}

/** Returns the props of a control of the grid; the hook makes one of them the tab stop. */
export function gridCell(column: number) {
  return { "data-grid-cell": column, tabIndex: -1 };
}

/** Returns the props of a row in a grid with virtual rows; `index` counts all rows with controls, from 0. */
export function gridRow(index: number) {
  return { "data-grid-row": index };
}
