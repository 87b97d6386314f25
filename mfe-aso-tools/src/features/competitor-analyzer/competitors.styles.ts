import styled from "styled-components";

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--lw-space-3);
  margin-bottom: var(--lw-space-4);
  & > :first-child {
    flex: 1 1 14rem;
    width: auto;
  }
`;

/** Aligns links that have the padding of a table with the cards above them. */
export const CardLinks = styled.div`
  margin-inline-start: calc(var(--lw-space-5) * -1);
`;

export const CardRoot = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-3);
  min-width: 0;
  padding: var(--lw-space-4) var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-sm);
  h3 {
    font-size: var(--lw-font-md);
    overflow-wrap: anywhere;
  }
`;

/** Shows and hides the keywords on phones, where they would make a list of cards too long. */
export const KeywordsToggle = styled.div`
  @media (min-width: 640px) {
    display: none;
  }
`;

export const Keywords = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-3);
  @media (max-width: 639px) {
    display: ${({ $isOpen }) => ($isOpen ? "grid" : "none")};
  }
`;

export const KeywordRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2);
  min-height: 1.75rem;
  padding-inline: var(--lw-space-2);
  border-radius: var(--lw-radius-sm);
  font-size: var(--lw-font-sm);
  overflow-wrap: anywhere;
  & > :last-child {
    display: flex;
    align-items: center;
    gap: var(--lw-space-1);
  }
  mark {
    background: none;
    color: inherit;
    font-weight: var(--lw-weight-semibold);
  }
  & > :last-child {
    display: flex;
    flex: none;
    align-items: center;
  }
  &[data-mine="true"] {
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
  }
`;

export const KeywordInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: var(--lw-control-sm);
  padding: 0 var(--lw-space-2);
  border: 1px solid var(--lw-border-control);
  border-radius: var(--lw-radius-md);
  background: var(--lw-field);
  color: var(--lw-text);
  font: inherit;
  font-size: var(--lw-font-sm);
  &::placeholder {
    color: var(--lw-text-muted);
    opacity: 1;
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--lw-space-2);
  margin: auto 0 0;
  padding-top: var(--lw-space-3);
  border-top: 1px solid var(--lw-border);
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
  dd {
    margin: 0;
    font-weight: var(--lw-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
`;

/** Name in the heading of a dense card, whose other cells don't wrap. */
export const CardName = styled.strong`
  white-space: normal;
`;
