import styled, { css } from "styled-components";

const stuck = css`
  position: sticky;
  top: var(--lw-header-height);
  z-index: 4;
  background: var(--lw-surface);
`;

/**
 * Bar above a table that selects its rows and acts on the selected ones. It stays in view while the page scrolls, on phones
 * only while it is `$active`, because it takes several lines there.
 */
export const TableBar = styled.div<{ $active?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  min-height: 3rem;
  padding: var(--lw-space-2) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  ${({ $active }) => $active && stuck}
  @media (min-width: 720px) {
    ${stuck}
  }
`;
