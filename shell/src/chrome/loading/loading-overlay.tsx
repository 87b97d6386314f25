import { PRODUCT_NAME } from "@listwise/contracts/site";
import styled, { keyframes } from "styled-components";
import { LogoMark } from "../layout/header/logo-mark";

const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
  to { opacity: 1; visibility: visible; }
`;

const pulse = keyframes`
  50% { opacity: 0.55; transform: scale(0.96); }
`;

/*
 * Below the header, so that other pages remain reachable while this one loads, and translucent, so that the page's
 * skeleton stays visible. A slot that renders it ahead of time sets the delay.
 */
const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(var(--lw-z-header) - 10);
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--lw-bg) 25%, transparent);
  pointer-events: none;
  animation: ${appear} 150ms var(--overlay-delay, 0ms) both;
`;

const Mark = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lw-space-3);
  padding: var(--lw-space-6) var(--lw-space-8);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-lg);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
`;

const Pulsing = styled.div`
  display: flex;
  animation: ${pulse} 1.6s var(--lw-ease) infinite;
`;

/** Renders the branded overlay of a slow page. */
export function LoadingOverlay() {
  return (
    <Veil role="status" data-veil>
      <Mark>
        <Pulsing>
          <LogoMark size={44} />
        </Pulsing>
        <span>Loading {PRODUCT_NAME}…</span>
      </Mark>
    </Veil>
  );
}
