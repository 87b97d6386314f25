import { useCallback, useLayoutEffect, useRef, type RefCallback } from "react";

const ROWS = "li, tbody tr";
const CONTROLS = "a[href], button, input, select";

const all = (within: Element | null | undefined, selector: string) => [
  ...(within?.querySelectorAll<HTMLElement>(selector) ?? []),
];

interface Place {
  row: number;
  /** From the end: rows differ in the links they have, not in their buttons. */
  control: number;
}

function placeOf(list: HTMLElement, target: EventTarget | null): Place | null {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>(ROWS) : null;
  if (!row || !(target instanceof HTMLElement)) return null;
  const controls = all(row, CONTROLS);
  return { row: all(list, ROWS).indexOf(row), control: controls.indexOf(target) - controls.length };
}

/** When the row that has the focus leaves a list, the focus passes to the same control of the row in its place. */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const list = useRef<HTMLElement>(null);
  const place = useRef<Place>(null);

  // With every drawing: only afterwards does it show that what had the focus is gone.
  useLayoutEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { row, control } = place.current;
    const rows = all(list.current, ROWS);
    const controls = all(rows[Math.min(row, rows.length - 1)], CONTROLS);
    place.current = null;
    (controls.at(control) ?? controls[0] ?? document.getElementById("main"))?.focus();
  });

  return useCallback((root) => {
    list.current = root;
    if (!root) return undefined;
    const entered = ({ target }: FocusEvent) => {
      place.current = placeOf(root, target);
    };
    const left = ({ target }: FocusEvent) => {
      // What leaves the page has not been left by the person.
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
