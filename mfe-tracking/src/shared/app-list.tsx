import styled from "styled-components";

/** Rows of apps, edge to edge in a card. The role is said because Safari sees no list in one without bullets. */
export const AppList = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Identity first, facts and buttons at the end; on a phone the end goes below. */
export const AppRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-4);
  min-height: 4.25rem;
  padding: var(--lw-space-3) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
  &:first-child {
    border-top: 0;
  }
  &:hover {
    background: var(--lw-hover);
  }
`;

export const RowMain = styled.div`
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
`;

export const RowEnd = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  @media (max-width: 639px) {
    flex: 1 1 100%;
  }
`;

/** A place in a list, in figures of equal width. */
export const Position = styled.span`
  flex: none;
  min-width: 1.75rem;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  text-align: end;
`;
