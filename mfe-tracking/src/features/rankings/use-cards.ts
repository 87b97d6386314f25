import { useMediaQuery } from "@listwise/shared-ui";
import { useLayoutEffect, useState } from "react";
import { CARDS_BELOW_PX } from "./rank-matrix.styles";

/** Returns true while the rows of a container are cards. */
export function useCards(container: HTMLElement | null): boolean {
  // No container is wider than the window, so phones have cards without a measurement, which would compute the layout.
  const isPhone = useMediaQuery(`(max-width: ${CARDS_BELOW_PX - 1}px)`);
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!container || isPhone) return undefined;
    const measure = () => {
      // Without a layout, there is no width.
      if (container.clientWidth > 0) setIsNarrow(container.clientWidth < CARDS_BELOW_PX);
    };
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(container);
    return () => resize.disconnect();
  }, [container, isPhone]);
  return isPhone || isNarrow;
}
