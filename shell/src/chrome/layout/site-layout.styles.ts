import styled from "styled-components";

/** Places the sidebar next to the page. */
export const Body = styled.div`
  display: flex;
  align-items: flex-start;
  min-height: calc(100dvh - var(--lw-header-height));
`;

/** Column of the page and the footer. */
export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: stretch;
  min-width: 0;
  /* Lets the end of the page scroll above the dock and the toasts. */
  padding-bottom: calc(var(--lw-dock-room, 0px) + var(--lw-toast-room, 0px));
`;

/**
 * The page area; full width on the home page. At least as high as the viewport, so that the footer does not
 * jump.
 */
export const Main = styled.main<{ $bare: boolean }>`
  min-height: calc(100dvh - var(--lw-header-height));
  padding-block: ${({ $bare }) => ($bare ? "0" : "var(--lw-space-6) var(--lw-space-12)")};
`;
