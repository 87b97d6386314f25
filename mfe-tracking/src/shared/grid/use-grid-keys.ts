import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";

const ROWS_PER_PAGE_KEY = 10;

const rowSteps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -ROWS_PER_PAGE_KEY,
  PageDown: ROWS_PER_PAGE_KEY,
};
const controlSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const edges: Record<string, number> = { Home: 0, End: Number.POSITIVE_INFINITY };

/** Position among the rows with controls, including those of the header, and among the columns. */
export interface GridPosition {
  row: number;
  column: number;
}

/** Size of a grid that renders only the cells in view. Its rows have `gridRow(index)`; all header rows are rendered. */
export interface VirtualCells {
  /** Number of rows with controls, including those of the header. */
  rows: number;
  /** Number of columns, each of which has a control in every row. Omit it if all columns are rendered. */
  columns?: number;
  /** Called with the cell that gets the focus: render it, and keep it rendered outside the view. */
  onMove: (cell: GridPosition) => void;
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
export function useGridKeys(virtual?: VirtualCells) {
  const grid = useRef<HTMLTableElement>(null);
  const pending = useRef<GridPosition>(null);

  function setTabStop(control: HTMLElement | undefined): void {
    grid.current?.querySelectorAll<HTMLElement>('[data-grid-cell][tabindex="0"]').forEach((other) => {
      other.tabIndex = -1;
    });
    if (control) control.tabIndex = 0;
  }

  /** Returns the control of a cell, or undefined if it isn't rendered. */
  function find(rows: Map<number, Controls>, { row, column }: GridPosition): HTMLElement | undefined {
    const controls = rows.get(row);
    if (virtual?.columns === undefined) return findNearest(controls, column);
    return controls?.find((control) => getColumn(control) === column);
  }

  useEffect(() => {
    if (pending.current) find(getControls(grid.current), pending.current)?.focus();
    // A rerender may have removed the control with the tab stop.
    if (grid.current && !grid.current.querySelector('[data-grid-cell][tabindex="0"]')) {
      setTabStop(grid.current.querySelector<HTMLElement>("tbody [data-grid-cell]") ?? undefined);
    }
  });

  function moveTo(rows: Map<number, Controls>, row: number, column: number): void {
    const cell = { row, column: clamp(column, (virtual?.columns ?? Number.POSITIVE_INFINITY) - 1) };
    const control = find(rows, cell);
    if (control || !virtual) return control?.focus();
    pending.current = cell;
    virtual.onMove(cell);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const [rowStep, step, edge] = [rowSteps[event.key], controlSteps[event.key], edges[event.key]];
    if (!from?.matches("[data-grid-cell]") || (rowStep ?? step ?? edge) === undefined) return;
    event.preventDefault();
    const rows = getControls(event.currentTarget);
    const row = findRow(rows, from);
    const column = getColumn(from);
    const lastRow = virtual ? virtual.rows - 1 : Math.max(...rows.keys());
    if (rowStep !== undefined) moveTo(rows, clamp(row + rowStep, lastRow), column);
    else if (edge !== undefined) moveTo(rows, event.ctrlKey ? clamp(edge, lastRow) : row, edge);
    else if (step !== undefined) {
      const controls = rows.get(row) ?? [];
      const next = controls[controls.indexOf(from) + step];
      // A column can have several controls, and the next rendered one can be some columns away.
      if (next && Math.abs(getColumn(next) - column) <= 1) next.focus();
      else moveTo(rows, row, column + step);
    }
  }

  function onFocus({ target }: FocusEvent<HTMLTableElement>): void {
    if (!(target instanceof HTMLElement) || !target.matches("[data-grid-cell]")) return;
    pending.current = null;
    setTabStop(target);
    virtual?.onMove({ row: findRow(getControls(grid.current), target), column: getColumn(target) });
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
