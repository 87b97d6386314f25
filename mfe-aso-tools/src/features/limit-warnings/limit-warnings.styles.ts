import styled, { css, keyframes } from "styled-components";
import type { WarningLevel } from "./warnings";

const open = keyframes`
  from { max-height: 0; opacity: 0; }
`;
const close = keyframes`
  from { max-height: 12rem; overflow: clip; }
  to { max-height: 0; opacity: 0; overflow: clip; }
`;

/** Cards side by side at the top right of the page. They are part of the page, so they never cover its controls. */
export const Region = styled.section`
  display: flex;
  justify-content: safe flex-end;
  align-items: flex-start;
  gap: var(--lw-space-3);
  padding: var(--lw-space-3) var(--lw-space-6) 0;
  overflow-x: auto;
  @media (max-width: 639px) {
    padding-inline: var(--lw-space-4);
  }
`;

const borders: Record<WarningLevel, string> = {
  medium: "--lw-border-strong",
  high: "--lw-warning-border",
  critical: "--lw-danger-border",
};

export const CardRoot = styled.div<{ $level: WarningLevel; $leaving: boolean }>`
  display: grid;
  flex: 0 0 min(20rem, 88%);
  gap: var(--lw-space-2);
  padding: var(--lw-space-3) var(--lw-space-4);
  border: 1px solid var(${({ $level }) => borders[$level]});
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  font-size: var(--lw-font-sm);
  max-height: 12rem;
  animation: ${({ $leaving }) =>
    $leaving
      ? css`
          ${close} 300ms var(--lw-ease) forwards
        `
      : css`
          ${open} var(--lw-motion-normal) var(--lw-ease)
        `};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  p {
    color: var(--lw-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  svg {
    flex: none;
  }
  strong {
    flex: 1;
    font-weight: var(--lw-weight-semibold);
  }
`;
