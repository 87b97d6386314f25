import { PAINT_TIMEOUT_MS } from "../timeouts";

/** Yields to the main thread so that pending input is handled first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Resolves after the next paint, so that the server-rendered HTML is visible before anything else runs. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}
