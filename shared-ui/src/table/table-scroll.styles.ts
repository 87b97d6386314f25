import styled, { css } from "styled-components";

const bounds = css`
  max-height: min(44rem, calc(100vh - 9rem));
  overflow-y: auto;
  overflow-anchor: none;
  /* Keeps a focused row out of the header. */
  scroll-padding-top: 2.25rem;
  thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--lw-surface);
    box-shadow: inset 0 -1px 0 var(--lw-border);
  }
`;

/**
 * Scrolls a wide table instead of the page, and a bounded one in both directions: always, or only where rows aren't
 * cards.
 */
export const Scroll = styled.div<{ $minWidth?: string; $bounded: "never" | "wide" | "always" }>`
  ${({ $minWidth, $bounded }) =>
    ($minWidth || $bounded !== "never") && "position: relative; overflow-x: auto;"}
  ${({ $minWidth }) =>
    $minWidth &&
    css`
      @media (min-width: 720px) {
        & > div {
          min-width: ${$minWidth};
        }
      }
    `}
  ${({ $bounded }) => $bounded === "always" && bounds}
  ${({ $bounded }) =>
    $bounded === "wide" &&
    css`
      @media (min-width: 720px) {
        ${bounds}
      }
    `}
`;
