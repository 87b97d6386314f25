import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { computeLift } from "./compute-lift";
import type { Toast } from "./toast.store";

const CONTROLS = "a, button, input, label, select, summary, textarea, [tabindex]";

/**
 * Returns how many pixels the toasts must move up so that they don't cover the control that was used last or has the
 * focus. The focus inside the toasts doesn't move them. They don't move while the pointer is down either: on top of the
 * pressed control, they would take its click.
 */
export function useToastLift(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): number {
  const [lift, setLift] = useState(0);
  const present = useRef(0);
  const used = useRef<Element | null>(null);
  const move = (): void => {
    const toaster = region.current;
    if (!toaster) return;
    const { top, right, bottom, left } = toaster.getBoundingClientRect();
    const controls = [used.current, document.activeElement].flatMap((control) =>
      control?.matches(CONTROLS) && !toaster.contains(control) ? [control.getBoundingClientRect()] : [],
    );
    const down = present.current;
    present.current = computeLift({ top: top + down, right, bottom: bottom + down, left }, controls);
    setLift(present.current);
  };
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    let isPressed = false;
    const onUse = ({ target, type }: Event): void => {
      if (type !== "focusin") isPressed = type === "pointerdown";
      if (!(target instanceof Element) || region.current?.contains(target)) return;
      if (type === "pointerdown" || type === "focusin") used.current = target.closest(CONTROLS);
      if (hasToasts && (type === "click" || (type === "focusin" && !isPressed))) move();
    };
    const events = ["pointerdown", "pointerup", "pointercancel", "focusin", "click"] as const;
    for (const name of events) document.addEventListener(name, onUse, true);
    return () => {
      for (const name of events) document.removeEventListener(name, onUse, true);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `move` only reads refs.
  }, [hasToasts]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- Only other toasts take another place.
  useLayoutEffect(move, [toasts]);
  return lift;
}
