import styled, { css, keyframes } from "styled-components";
import type { WarningLevel } from "./warnings";

const open = keyframes`
  from { max-height: 0; opacity: 0; }
`;
const close = keyframes`
  from { max-height: 12rem; overflow: clip; }
  to { max-height: 0; opacity: 0; overflow: clip; }
`;

/** Warnings at the top right of the page. They are part of the page, so they never cover its controls. */
export const Region = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: var(--lw-space-2);
  padding: var(--lw-space-3) var(--lw-space-6) 0;
  @media (max-width: 639px) {
    flex-direction: row;
    align-items: flex-start;
    padding-inline: var(--lw-space-4);
    overflow-x: auto;
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
  @media (max-width: 639px) {
    flex: 1 0 min(20rem, 88%);
  }
  & > :has([role="progressbar"]) {
    width: 12rem;
    @media (max-width: 639px) {
      width: 100%;
    }
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
