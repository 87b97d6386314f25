import { useEffect, useRef, type RefObject } from "react";

/** Moves focus to the newest toast on F8; Escape, or pressing the last toast's button, returns it. */
export function useToastKeys(region: RefObject<HTMLElement | null>, count: number): void {
  const from = useRef<Element | null>(null);
  useEffect(() => {
    const goBack = () => {
      if (from.current instanceof HTMLElement) from.current.focus();
      from.current = null;
    };
    // The pressed button disappeared with its toast.
    if (count === 0 && from.current && document.activeElement === document.body) goBack();
    const onKey = (event: KeyboardEvent) => {
      const inside = region.current?.contains(document.activeElement) ?? false;
      if (event.key === "Escape" && inside && from.current) goBack();
      if (event.key !== "F8" || inside || count === 0) return;
      event.preventDefault();
      from.current = document.activeElement;
      region.current?.querySelector<HTMLElement>(":scope > :last-child button")?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
    };
  }, [region, count]);
}
