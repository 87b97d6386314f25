import { useState, type KeyboardEvent } from "react";

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes rows one stop of the Tab key: the arrow keys move between them, in the column of the focused control. Rows have
 * `data-row`, their controls `data-column`.
 */
export function useRowFocus(keys: readonly string[]) {
  const [active, setActive] = useState<string | null>(null);
  const current = active !== null && keys.includes(active) ? active : keys[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;
    const column = target instanceof HTMLElement ? target.dataset.column : undefined;
    const index = keys.indexOf(row?.dataset.row ?? "");
    const next = index === -1 ? undefined : keys[steps[event.key]?.(index, keys.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"] [data-column="${column ?? ""}"]`)
      ?.focus();
  }

  return {
    onKeyDown,
    /** Properties of a control in a row. */
    getControlProps: (key: string, column: string) => ({
      "data-column": column,
      tabIndex: key === current ? 0 : -1,
      onFocus: () => setActive(key),
    }),
  };
}
