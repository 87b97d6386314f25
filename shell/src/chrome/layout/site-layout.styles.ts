import styled from "styled-components";

/** Sidebar and page beside one another. */
export const Body = styled.div`
  display: flex;
  align-items: flex-start;
  min-height: calc(100dvh - var(--lw-header-height));
`;

/** The page and the footer below it. */
export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: stretch;
  min-width: 0;
  /* The end of the page can be scrolled clear of the dock. */
  padding-bottom: var(--lw-dock-room, 0px);
`;

/** Where the page is; the home page reaches the edges. As high as the view, so that no footer is pushed out of it. */
export const Main = styled.main<{ $bare: boolean }>`
  min-height: calc(100dvh - var(--lw-header-height));
  padding-block: ${({ $bare }) => ($bare ? "0" : "var(--lw-space-6) var(--lw-space-12)")};
`;
