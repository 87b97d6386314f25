import { useNavigation } from "react-router-dom";
import styled, { keyframes } from "styled-components";
import { LoadingOverlay } from "./loading-overlay";
import { useDelayedFlag } from "./use-delayed-flag";
import { useRouteFlag } from "./use-route-flag";

const OVERLAY_AFTER_MS = 300;

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(1); }
`;

const Bar = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: var(--lw-z-toast);
  width: 100%;
  height: 2px;
  background: var(--lw-accent-text);
  transform-origin: left;
  animation: ${run} 300ms var(--lw-ease) both;
  pointer-events: none;
`;

/** Renders the progress bar on every page change, and the overlay if loading takes long. */
export function GlobalLoading() {
  const loading = useNavigation().state !== "idle";
  const flagged = useRouteFlag();
  const long = useDelayedFlag(loading, OVERLAY_AFTER_MS);
  return (
    <>
      {(flagged || loading) && <Bar aria-hidden="true" />}
      {long && <LoadingOverlay />}
    </>
  );
}
