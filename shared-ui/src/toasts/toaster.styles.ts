import styled, { keyframes } from "styled-components";
import type { ToastType } from "./toast.store";

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Region = styled.section`
  position: fixed;
  z-index: var(--lw-z-toast);
  inset-inline-end: 0;
  /* Keeps toasts above the dock. */
  bottom: var(--lw-dock-height, 0px);
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  width: min(100%, 25rem);
  padding: var(--lw-space-4);
  pointer-events: none;
`;

export const CardRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--lw-space-3);
  padding: var(--lw-space-3) var(--lw-space-2) var(--lw-space-3) var(--lw-space-4);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  box-shadow: var(--lw-shadow-lg);
  font-size: var(--lw-font-sm);
  pointer-events: auto;
  animation: ${rise} var(--lw-motion-normal) var(--lw-ease);
`;

const tones: Record<ToastType, string> = {
  success: "--lw-success-text",
  error: "--lw-danger-text",
  info: "--lw-info-text",
  warning: "--lw-warning-text",
  loading: "--lw-text-muted",
};

export const Mark = styled.span<{ $type: ToastType }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1rem;
  height: 1rem;
  margin-top: 0.375rem;
  color: var(${({ $type }) => tones[$type]});
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.3125rem;
  strong {
    display: block;
    font-weight: var(--lw-weight-medium);
  }
  p {
    color: var(--lw-text-muted);
  }
  /* Places the button below the text, because there is little room next to it on a small screen. */
  button {
    margin-top: var(--lw-space-2);
  }
`;
