import { Dialog as RadixDialog } from "radix-ui";
import styled, { css, keyframes } from "styled-components";

const fade = keyframes`
  from { opacity: 0; }
`;

const grow = keyframes`
  from { opacity: 0; transform: translateY(6px) scale(0.985); }
`;

const widths = { sm: "26rem", md: "34rem", lg: "48rem", xl: "68rem" };

export const Backdrop = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--lw-z-overlay);
  display: grid;
  place-items: center;
  overflow-y: auto;
  padding: var(--lw-space-4);
  /* Keeps the buttons of a dialog above toasts. */
  padding-bottom: calc(var(--lw-toast-room, 0px) + var(--lw-space-4));
  background: var(--lw-overlay);
  animation: ${fade} var(--lw-motion-normal) var(--lw-ease);
  @media (max-width: 479px) {
    padding: var(--lw-space-2);
    padding-bottom: calc(var(--lw-toast-room, 0px) + var(--lw-space-2));
  }
  @media print {
    position: static;
    display: block;
    overflow: visible;
    padding: 0;
    background: none;
    animation: none;
  }
`;

export const Panel = styled(RadixDialog.Content)<{ $size: keyof typeof widths; $fill?: boolean | undefined }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  min-width: 0;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-lg);
  animation: ${grow} var(--lw-motion-normal) var(--lw-ease);
  ${({ $fill }) =>
    $fill &&
    css`
      height: calc(100vh - 2 * var(--lw-space-4));
      height: calc(100dvh - 2 * var(--lw-space-4));
      overflow-y: auto;
      scrollbar-gutter: stable;
      @media (max-width: 479px) {
        height: calc(100vh - 2 * var(--lw-space-2));
        height: calc(100dvh - 2 * var(--lw-space-2));
      }
    `}
  &:focus-visible {
    outline: none;
  }
  @media print {
    max-width: none;
    height: auto;
    overflow: visible;
    border: 0;
    box-shadow: none;
    animation: none;
  }
`;

export const Header = styled.header<{ $bare?: boolean }>`
  padding: var(--lw-space-5) var(--lw-space-12) var(--lw-space-2) var(--lw-space-5);
  ${({ $bare }) =>
    $bare &&
    css`
      padding-block: var(--lw-space-3) 0;
    `}
  h2 {
    font-size: var(--lw-font-lg);
    line-height: 1.875rem;
  }
  p {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

// Last in focus order, so that the first control of the dialog gets the focus.
export const Corner = styled.div`
  position: absolute;
  top: var(--lw-space-5);
  inset-inline-end: var(--lw-space-4);
  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  min-width: 0;
  padding: var(--lw-space-2) var(--lw-space-5) var(--lw-space-5);
`;

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--lw-space-2);
  padding: var(--lw-space-3) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
  @media print {
    display: none;
  }
`;
