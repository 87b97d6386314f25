import { useEffect, useRef, type RefObject } from "react";
import type { createRankPlot, RankPlot } from "./rank-plot";
import type { AlignedRanks } from "./rank-series";

/** The drawing code, which loads with the first chart. */
export type CreateRankPlot = typeof createRankPlot;

/** Keeps a plot in the element: redrawn when data or theme change, resized with its place. */
export function useRankPlot(
  target: RefObject<HTMLElement | null>,
  create: CreateRankPlot | undefined,
  data: AlignedRanks,
  height: number,
  onCursor: (index: number | null) => void,
): RefObject<RankPlot | null> {
  const plot = useRef<RankPlot | null>(null);
  useEffect(() => {
    const element = target.current;
    if (!element || !create) return undefined;
    const draw = () => {
      plot.current?.destroy();
      plot.current = create(element, data, { height, onCursor });
    };
    draw();
    const resize = new ResizeObserver(() => plot.current?.setWidth(element.clientWidth));
    resize.observe(element);
    const theme = new MutationObserver(draw);
    theme.observe(document.documentElement, {
      attributeFilter: ["data-theme", "data-accent", "data-contrast"],
    });
    return () => {
      resize.disconnect();
      theme.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, [target, create, data, height, onCursor]);
  return plot;
}
