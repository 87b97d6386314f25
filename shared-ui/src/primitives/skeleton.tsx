import { useLayoutEffect, useRef } from "react";
import styled, { css, keyframes } from "styled-components";
import { VisuallyHidden } from "./visually-hidden";

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/**
 * Style that lets a group of bones pulse. The compositor animates the opacity of one element; an animation of each bone
 * would occupy the main thread in every frame while the page loads.
 */
export const pulsing = css`
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

export interface SkeletonProps {
  /** CSS size of the expected content. Default: full width, one line of text. */
  width?: string;
  height?: string;
  radius?: "sm" | "md" | "lg" | "full";
}

const Bone = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  max-width: 100%;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: var(--lw-radius-${({ $radius }) => $radius});
  background: var(--lw-skeleton);
`;

/** Renders a gray shape in the size of the expected content. Decorative: wrap a group in `Loading`. */
export function Skeleton({ width = "100%", height = "1rem", radius = "sm" }: SkeletonProps) {
  return <Bone aria-hidden="true" $width={width} $height={height} $radius={radius} />;
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-3);
`;

/** Renders placeholder lines of text; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? "62%" : "100%"} height="0.875rem" />
      ))}
    </Lines>
  );
}

const CardBone = styled(Lines)`
  padding: var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
`;

/** Renders a placeholder card: an optional image, a title and two lines. */
export function SkeletonCard({ imageHeight }: { imageHeight?: string }) {
  return (
    <CardBone>
      {imageHeight && <Skeleton height={imageHeight} radius="md" />}
      <Skeleton width="70%" height="1.125rem" />
      <SkeletonText lines={2} />
    </CardBone>
  );
}

/** Bubbles from the fallback of a page when it appears (`detail` is true) and before it is removed (false). */
export const PAGE_LOADING_EVENT = "listwise:page-loading";

interface LoadingProps {
  label?: string;
  /** True for the fallback of a whole page: the shell then shows the skeleton that `remote.json` declares for it. */
  isPage?: boolean;
  children?: React.ReactNode;
}

const Group = styled.div`
  ${pulsing}
`;

/** Announces "Loading …" once to screen readers and contains the skeletons. */
export function Loading({ label = "Loading", isPage = false, children }: LoadingProps) {
  const status = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = status.current;
    if (!element || !isPage) return undefined;
    const announce = (detail: boolean) =>
      element.dispatchEvent(new CustomEvent(PAGE_LOADING_EVENT, { bubbles: true, detail }));
    announce(true);
    return () => void announce(false);
  }, [isPage]);
  return (
    <Group ref={status} role="status" aria-busy="true" data-page-loading={isPage || undefined}>
      <VisuallyHidden>{label}…</VisuallyHidden>
      {children}
    </Group>
  );
}
