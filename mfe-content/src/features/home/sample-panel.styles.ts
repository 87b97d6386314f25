import styled from "styled-components";

export const Figure = styled.figure`
  overflow: hidden;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-lg);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-3);
  padding: var(--lw-space-4) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
`;

export const Facts = styled.div`
  flex: 1;
  min-width: 0;
`;

export const History = styled.td`
  @media (max-width: 599px) {
    display: none;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 2.75rem;
    padding: 0 var(--lw-space-5);
    border-bottom: 1px solid var(--lw-border);
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    height: 2.25rem;
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
    font-weight: var(--lw-weight-medium);
  }
  tbody th {
    font-weight: var(--lw-weight-medium);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  @media (max-width: 599px) {
    th,
    td {
      padding-inline: var(--lw-space-2);
    }
    tr > :first-child {
      padding-inline-start: var(--lw-space-4);
      white-space: normal;
    }
  }
`;
