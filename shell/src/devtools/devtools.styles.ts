import styled, { createGlobalStyle, css } from "styled-components";

export type Side = "bottom" | "right";

const WIDE = "80rem";

/** Room for the panel, so that it covers no part of a page. */
export const Room = createGlobalStyle<{ $side: Side }>`
  body {
    padding-block-end: 45dvh;
  }
  @media (min-width: ${WIDE}) {
    body {
      ${({ $side }) => $side === "right" && "padding-block-end: 0; padding-inline-end: 26rem;"}
    }
  }
`;

const right = css`
  @media (min-width: ${WIDE}) {
    inset: 0 0 0 auto;
    width: 26rem;
    height: auto;
    border-top: 0;
    border-inline-start: 1px solid var(--lw-border-strong);
  }
`;

/** The panel. At the right only if the window is wide enough for both. */
export const Dock = styled.aside<{ $side: Side }>`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--lw-z-overlay);
  display: flex;
  flex-direction: column;
  height: 45dvh;
  border-top: 1px solid var(--lw-border-strong);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-lg);
  font-size: var(--lw-font-sm);
  ${({ $side }) => $side === "right" && right}
  @media print {
    display: none;
  }
`;

/** Title and controls of the panel. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  gap: var(--lw-space-2);
  align-items: center;
  padding: var(--lw-space-2) var(--lw-space-4) 0;
  & > h2 {
    flex: 1;
    margin: 0;
    font-size: var(--lw-font-md);
  }
  @media (max-width: 79.99rem) {
    & > fieldset {
      display: none;
    }
  }
`;

/** The scrolling part. */
export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 var(--lw-space-4) var(--lw-space-4);
  overflow: auto;
  overscroll-behavior: contain;
`;

/** Controls above a list. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2) var(--lw-space-3);
  align-items: end;
  margin-bottom: var(--lw-space-4);
`;

/** Text in a fixed-width font that may break anywhere. */
export const Code = styled.code`
  overflow-wrap: anywhere;
`;
