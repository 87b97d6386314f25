import styled from "styled-components";

export const Scrolling = styled.div`
  max-height: 26rem;
  overflow-y: auto;
`;

export const RowList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & + & {
    margin-top: var(--lw-space-2);
    border-top: 1px solid var(--lw-border);
  }
`;

export const LanguageRow = styled.li`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr);
  align-items: center;
  gap: var(--lw-space-2);
  padding-inline-start: var(--lw-space-2);
  border-radius: var(--lw-radius-md);
  &[data-open="true"] {
    background: var(--lw-active);
  }
  &:hover {
    background: var(--lw-hover);
  }
  & > input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: var(--lw-accent);
  }
  & > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--lw-space-1) var(--lw-space-2);
    min-height: 2.25rem;
    padding: var(--lw-space-1) var(--lw-space-2);
    border: 0;
    background: none;
    color: inherit;
    font-size: var(--lw-font-sm);
    text-align: start;
    cursor: pointer;
  }
  small {
    margin-inline-start: var(--lw-space-2);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
  }
`;
