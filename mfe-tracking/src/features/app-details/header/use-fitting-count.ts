import { useEffect, useState, type RefObject } from "react";

/** Returns how many equally wide children of a row fit beside a button, or `total` if the row can't be measured. */
export function useFittingCount(row: RefObject<HTMLElement | null>, total: number, least: number): number {
  const [fitting, setFitting] = useState(total);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => {
      const first = element.querySelector("[aria-pressed]");
      const width = first?.getBoundingClientRect().width ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      if (width === 0) return;
      const room = (space: number) => Math.floor((space + gap) / (width + gap));
      const all = room(element.clientWidth);
      setFitting(all >= total ? total : Math.max(least, room(element.clientWidth - BUTTON_WIDTH_PX)));
    };
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    return () => resize.disconnect();
  }, [row, total, least]);
  return fitting;
}

/** Pixels reserved for "Show more". */
const BUTTON_WIDTH_PX = 96;
