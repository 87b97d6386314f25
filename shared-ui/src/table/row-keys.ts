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

/** Returns the row that a key leads to, or `null` if the key isn't for the table. From outside the rows, it is `first`. */
export function getNextRow(
  event: KeyboardEvent,
  { count, first }: { count: number; first: number },
): RowTarget | null {
  const move = moves[event.key];
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!move || modified || takesArrows(event.target)) return null;
  const row = findRow(event.target);
  const moved = row || event.key === "Home" || event.key === "End";
  const index = moved ? move(Number(row?.dataset.index ?? first), count) : first;
  const control = row ? getControls(row).findIndex((one) => one === event.target) : -1;
  return { index: Math.max(0, Math.min(count - 1, index)), control };
}

/** Moves the focus into a row, if the row is rendered and doesn't have the focus yet. */
export function focusRow(body: HTMLElement | null, { index, control }: RowTarget): void {
  const row = body?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
  if (!row || row.contains(document.activeElement)) return;
  (getControls(row)[control] ?? row).focus({ preventScroll: true });
}
