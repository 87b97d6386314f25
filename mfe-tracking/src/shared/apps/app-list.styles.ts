import styled from "styled-components";

/**
 * Renders rows of apps edge to edge in a card. The explicit role is for Safari, which ignores lists without bullets.
 */
export const AppList = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Puts the identity first, then facts and buttons; on a phone those wrap below. */
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
  flex: 1000 1 14rem;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
`;

/** As wide as its content next to the identity, or as the row below it. */
export const RowEnd = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--lw-space-2) var(--lw-space-4);
  @media (max-width: 639px) {
    flex-basis: 100%;
    justify-content: space-between;
  }
`;

/** A position in a list, in tabular figures. */
export const Position = styled.span`
  flex: none;
  min-width: 1.75rem;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
