import styled from "styled-components";

/** Cards of a section, in a comfortable width for forms. */
export const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-6);
  max-width: 44rem;
`;

/** List with actions at the end of each line. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  padding-block: var(--lw-space-3);
  & + & {
    border-top: 1px solid var(--lw-border);
  }
  & > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
