import styled, { css, keyframes } from "styled-components";
import type { WarningLevel } from "./warnings";

const open = keyframes`
  from { opacity: 0; transform: translateX(1rem); }
`;
const close = keyframes`
  to { opacity: 0; transform: translateX(1rem); }
`;

/** Warnings at the top right, above the page, so that they don't move it when they come and go. */
export const Region = styled.section`
  position: fixed;
  z-index: var(--lw-z-toast);
  inset-block-start: calc(var(--lw-header-height) + var(--lw-space-3));
  inset-inline-end: var(--lw-space-4);
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: var(--lw-space-2);
  max-width: min(26rem, 100vw - 2 * var(--lw-space-4));
  /* Only the cards cover the page. */
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
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-4);
  max-width: 100%;
  padding: var(--lw-space-2) var(--lw-space-4);
  border: 1px solid var(${({ $level }) => borders[$level]});
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  box-shadow: var(--lw-shadow-lg);
  font-size: var(--lw-font-sm);
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
  & > :has([role="progressbar"]) {
    flex: 1 1 100%;
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
