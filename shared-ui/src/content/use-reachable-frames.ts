import { useEffect, type RefObject } from "react";

/** Makes scrollable frames focusable, so that they can be scrolled with the keyboard, and others not. */
export function useReachableFrames(ref: RefObject<HTMLElement | null>, filled: unknown): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    const look = () => {
      for (const box of root.querySelectorAll<HTMLElement>("[data-scroll]")) {
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
      }
    };
    look();
    const resize = new ResizeObserver(look);
    resize.observe(root);
    return () => resize.disconnect();
  }, [ref, filled]);
}
