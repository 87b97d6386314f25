import { useEffect, type RefObject } from "react";

/** Sets `data-hidden` of a horizontally scrolling element to the sides (`start`, `end`) that hide content. */
export function useHiddenSides(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = Math.abs(scrollLeft);
      const sides = [before > 1 && "start", scrollWidth - clientWidth - before > 1 && "end"];
      element.dataset.hidden = sides.filter(Boolean).join(" ");
    };
    look();
    const resize = new ResizeObserver(look);
    resize.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [ref]);
}
