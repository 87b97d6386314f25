import { PRODUCT_NAME } from "@listwise/contracts/site";
import styled, { keyframes } from "styled-components";
import { LogoMark } from "../layout/header/logo-mark";

const pulse = keyframes`
  50% { opacity: 0.55; transform: scale(0.96); }
`;

/* Below the header, so that other pages remain reachable while this one loads. */
const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(var(--lw-z-header) - 10);
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--lw-bg) 88%, transparent);
  pointer-events: none;
`;

const Mark = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lw-space-3);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  animation: ${pulse} 1.6s var(--lw-ease) infinite;
`;

/** Renders the branded overlay of a slow page. */
export function LoadingOverlay() {
  return (
    <Veil role="status" data-veil>
      <Mark>
        <LogoMark size={44} />
        <span>Loading {PRODUCT_NAME}…</span>
      </Mark>
    </Veil>
  );
}
