import { LoadingOverlay } from "./loading-overlay";
import { useDelayedFlag } from "./use-delayed-flag";

const OVERLAY_AFTER_MS = 300;

/** Renders nothing before the first page, then the overlay. */
export function SlowStart() {
  return useDelayedFlag(true, OVERLAY_AFTER_MS) ? <LoadingOverlay /> : null;
}
