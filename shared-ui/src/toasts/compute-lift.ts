/** Edges of an element in the viewport, in pixels. */
export type Edges = Pick<DOMRect, "top" | "right" | "bottom" | "left">;

/** Space between a control and the toasts above it. */
const GAP_PX = 4;

const isCovered = (toasts: Edges, lift: number, control: Edges) =>
  control.left < toasts.right &&
  control.right > toasts.left &&
  control.top < toasts.bottom - lift &&
  control.bottom > toasts.top - lift;

/**
 * Computes how many pixels toasts must move up so that they cover none of the controls. Returns 0 if they cover none, or
 * if there is no room above them.
 */
export function computeLift(toasts: Edges, controls: readonly Edges[]): number {
  let lift = 0;
  // From bottom to top, because moving above one control can cover the next.
  for (const control of controls.toSorted((a, b) => b.bottom - a.bottom)) {
    if (isCovered(toasts, lift, control)) lift = toasts.bottom - control.top + GAP_PX;
  }
  return lift <= toasts.top ? lift : 0;
}
