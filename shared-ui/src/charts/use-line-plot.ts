import { useEffect, useRef, type RefObject } from "react";
import type { ChartRow } from "./chart-data";
import type { createLinePlot, LinePlot, LinePlotOptions } from "./line-plot";

/** Type of the drawing code, which loads with the first chart. */
export type CreateLinePlot = typeof createLinePlot;

/** Draws a plot into the element; redraws it when the data or theme changes and resizes it with its container. */
export function useLinePlot(
  target: RefObject<HTMLElement | null>,
  create: CreateLinePlot | undefined,
  rows: readonly ChartRow[],
  options: LinePlotOptions,
): RefObject<LinePlot | null> {
  const plot = useRef<LinePlot | null>(null);
  useEffect(() => {
    const element = target.current;
    if (!element || !create) return undefined;
    const draw = () => {
      plot.current?.destroy();
      plot.current = create(element, rows, options);
    };
    draw();
    const resize = new ResizeObserver(() => plot.current?.setWidth(element.clientWidth));
    resize.observe(element);
    const theme = new MutationObserver(draw);
    theme.observe(document.documentElement, {
      attributeFilter: ["data-theme", "data-accent", "data-contrast"],
    });
    // Print uses the light theme's colors, so the canvas must be repainted.
    const paper = typeof matchMedia === "function" ? matchMedia("print") : undefined;
    paper?.addEventListener("change", draw);
    return () => {
      resize.disconnect();
      theme.disconnect();
      paper?.removeEventListener("change", draw);
      plot.current?.destroy();
      plot.current = null;
    };
  }, [target, create, rows, options]);
  return plot;
}
