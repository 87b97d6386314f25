import { useLayoutEffect, useState } from "react";
import { CARDS_BELOW_PX } from "./rank-matrix.styles";

/** Returns true while the rows of a container are cards. */
export function useCards(container: HTMLElement | null): boolean {
  // No container is wider than the window, so most phones never render the cells of a table first.
  const [cards, setCards] = useState(() => window.innerWidth < CARDS_BELOW_PX);
  useLayoutEffect(() => {
    if (!container) return undefined;
    const measure = () => {
      // Without a layout, there is no width.
      if (container.clientWidth > 0) setCards(container.clientWidth < CARDS_BELOW_PX);
    };
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(container);
    return () => resize.disconnect();
  }, [container]);
  return cards;
}
