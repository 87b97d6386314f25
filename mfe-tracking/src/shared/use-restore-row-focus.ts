import { useCallback, useLayoutEffect, useRef, type RefCallback } from "react";

const ROWS = "li, tbody tr";
const CONTROLS = "a[href], button, input, select";

const queryAll = (within: Element | null | undefined, selector: string) => [
  ...(within?.querySelectorAll<HTMLElement>(selector) ?? []),
];

interface FocusPosition {
  row: number;
  /** Counted from the end: rows differ in their links, not in their buttons. */
  control: number;
}

function getFocusPosition(list: HTMLElement, target: EventTarget | null): FocusPosition | null {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>(ROWS) : null;
  if (!row || !(target instanceof HTMLElement)) return null;
  const controls = queryAll(row, CONTROLS);
  return { row: queryAll(list, ROWS).indexOf(row), control: controls.indexOf(target) - controls.length };
}

/** Restores the focus when its row is removed from a list: to the same control of the row that takes its place. */
export function useRestoreRowFocus(): RefCallback<HTMLElement> {
  const list = useRef<HTMLElement>(null);
  const place = useRef<FocusPosition>(null);

  // Runs after every render: only then can the focused element be found missing.
  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { row, control } = place.current;
    const rows = queryAll(list.current, ROWS);
    const controls = queryAll(rows[Math.min(row, rows.length - 1)], CONTROLS);
    place.current = null;
    (controls.at(control) ?? controls[0] ?? document.getElementById("main"))?.focus();
  });

  return useCallback((root) => {
    list.current = root;
    if (!root) return undefined;
    const entered = ({ target }: FocusEvent) => {
      place.current = getFocusPosition(root, target);
    };
    const left = ({ target }: FocusEvent) => {
      // Removing the focused element also fires focusout, which must not clear the position.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected) place.current = null;
      });
    };
    root.addEventListener("focusin", entered);
    root.addEventListener("focusout", left);
    return () => {
      list.current = null;
      root.removeEventListener("focusin", entered);
      root.removeEventListener("focusout", left);
    };
  }, []);
}
