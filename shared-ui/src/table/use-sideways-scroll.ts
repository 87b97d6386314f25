import { useEffect } from "react";

/**
 * Marks an element with `data-sideways` while its content is wider than itself. Columns are only pinned then: a browser
 * paints each pinned cell as a layer of its own, which makes scrolling a long table slow.
 */
export function useSidewaysScroll(scroll: HTMLElement | null): void {
  useEffect(() => {
    if (!scroll) return undefined;
    const mark = () => scroll.toggleAttribute("data-sideways", scroll.scrollWidth > scroll.clientWidth);
    const observer = new ResizeObserver(mark);
    for (const element of [scroll, ...scroll.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [scroll]);
}
