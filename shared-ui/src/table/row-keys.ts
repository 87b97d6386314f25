const ROWS_PER_PAGE_KEY = 10;
const CONTROLS = "a[href], button, input, select";

const moves: Record<string, (row: number, count: number) => number> = {
  ArrowUp: (row) => row - 1,
  ArrowDown: (row) => row + 1,
  PageUp: (row) => row - ROWS_PER_PAGE_KEY,
  PageDown: (row) => row + ROWS_PER_PAGE_KEY,
  Home: () => 0,
  End: (_row, count) => count - 1,
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Row to focus, and which of its links and buttons; −1 is the row itself. */
export interface RowTarget {
  index: number;
  control: number;
}

const getControls = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)];
const findRow = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("tr[data-index]") : null;

/** Returns the position of the row that contains an element, or `null`. */
export function getRowIndex(target: EventTarget | null): number | null {
  const row = findRow(target);
  return row ? Number(row.dataset.index) : null;
}

const takesArrows = (target: EventTarget | null) =>
  target instanceof Element && target.matches("select, textarea, input:not([type='checkbox'])");

interface RowsInView {
  count: number;
  /** The first row in view. */
  first: number;
  /** Left and right arrows move between the links and buttons of a row. */
  sideways: boolean;
}

/** Returns the row that a key leads to, or `null` if the key isn't for the table. From outside the rows, it is `first`. */
export function getNextRow(event: KeyboardEvent, { count, first, sideways }: RowsInView): RowTarget | null {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (modified || takesArrows(event.target)) return null;
  const row = findRow(event.target);
  const controls = row ? getControls(row) : [];
  const control = controls.findIndex((one) => one === event.target);
  const step = steps[event.key];
  if (sideways && row && step !== undefined) {
    return {
      index: Number(row.dataset.index),
      control: Math.max(-1, Math.min(controls.length - 1, control + step)),
    };
  }
  const move = moves[event.key];
  if (!move) return null;
  const moved = row || event.key === "Home" || event.key === "End";
  const index = moved ? move(Number(row?.dataset.index ?? first), count) : first;
  return { index: Math.max(0, Math.min(count - 1, index)), control };
}

/** Moves the focus to a control of a row, or to the row. Does nothing if the row isn't rendered. */
export function focusRow(
  body: HTMLElement | null,
  { index, control }: RowTarget,
  options?: FocusOptions,
): void {
  const row = body?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
  if (row) (getControls(row)[control] ?? row).focus(options);
}

/** Returns true if the focus is in a row. */
export function hasFocus(body: HTMLElement | null, index: number): boolean {
  return body?.querySelector(`tr[data-index="${index}"]`)?.contains(document.activeElement) ?? false;
}
