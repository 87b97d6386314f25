import { LoadingOverlay } from "./loading-overlay";
import { useLasting } from "./use-lasting";

const OVERLAY_AFTER_MS = 300;

/** Renders nothing before the first page, then the overlay. */
export function SlowStart() {
  return useLasting(true, OVERLAY_AFTER_MS) ? <LoadingOverlay /> : null;
}
