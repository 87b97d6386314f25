import styled from "styled-components";

/** Screen in place of the whole page. */
export const GatePage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: var(--lw-space-6) var(--lw-space-4);
`;

/** Centered card. */
export const GateCard = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lw-space-4);
  width: min(100%, 27rem);
  padding: var(--lw-space-8) var(--lw-space-6);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-md);
  text-align: center;
`;
