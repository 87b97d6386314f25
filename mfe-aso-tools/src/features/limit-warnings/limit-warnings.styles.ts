import styled, { css, keyframes } from "styled-components";
import type { WarningLevel } from "./warnings";

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;
const slideOut = keyframes`
  to { opacity: 0; transform: translateX(calc(100% + 1rem)); }
`;

export const Region = styled.section`
  position: fixed;
  z-index: var(--lw-z-toast);
  inset-block-start: var(--lw-header-height, 3.5rem);
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: var(--lw-space-2);
  width: min(100%, 24rem);
  padding: var(--lw-space-4);
  overflow-x: clip;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

const borders: Record<WarningLevel, string> = {
  medium: "--lw-border-strong",
  high: "--lw-warning-border",
  critical: "--lw-danger-border",
};

export const CardRoot = styled.div<{ $level: WarningLevel; $leaving: boolean }>`
  display: grid;
  gap: var(--lw-space-3);
  width: 100%;
  padding: var(--lw-space-4);
  border: 1px solid var(${({ $level }) => borders[$level]});
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  box-shadow: var(--lw-shadow-lg);
  font-size: var(--lw-font-sm);
  animation: ${({ $leaving }) =>
    $leaving
      ? css`
          ${slideOut} 300ms var(--lw-ease) forwards
        `
      : css`
          ${slideIn} var(--lw-motion-normal) var(--lw-ease)
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
