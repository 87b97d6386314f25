import type { SkeletonKind } from "@listwise/contracts/remotes";
import { useContext } from "react";
import styled, { keyframes } from "styled-components";
import { OVERLAY_DELAY_MS, SKELETON_DELAY_MS } from "../timeouts";
import { OutletContext } from "./outlet-context";
import { PageSkeleton } from "./page-skeleton";

const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
  to { opacity: 1; visibility: visible; }
`;

/**
 * Is displayed while the slot loads and has nothing to show, and while the page in it still waits for its own code. CSS
 * decides it, so that the page replaces it in the same frame, and a busy main thread does not delay it.
 */
const Wait = styled.div`
  display: none;
  [data-remote-status="loading"] > &:has(+ div:empty, + div > div:only-child:empty),
  [data-remote]:has([data-page-loading]) > & {
    display: block;
  }
  & > [data-page-skeleton] {
    animation: ${appear} 100ms var(--skeleton-delay) both;
  }
`;

/** Props of {@link PageWait}. */
export interface PageWaitProps {
  kind: SkeletonKind;
  /** Milliseconds that the visitor has already waited for the page when the slot is entered. */
  waitedMs: number;
}

/** Renders what a remote's slot shows while its page loads: a skeleton, and later the branded overlay above it. */
export function PageWait({ kind, waitedMs }: PageWaitProps) {
  const overlay = useContext(OutletContext)?.overlay;
  return (
    <Wait
      style={{
        "--skeleton-delay": `${SKELETON_DELAY_MS - waitedMs}ms`,
        "--overlay-delay": `${OVERLAY_DELAY_MS - waitedMs}ms`,
      }}
    >
      <PageSkeleton kind={kind} />
      {overlay}
    </Wait>
  );
}
