import type { ReactNode } from "react";
import styled from "styled-components";

const Scroll = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid var(--lw-accent);
    outline-offset: -2px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--lw-font-sm);
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    padding: var(--lw-space-2) var(--lw-space-3);
    border-top: 1px solid var(--lw-border);
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    color: var(--lw-text-muted);
    font-weight: var(--lw-weight-medium);
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 8rem;
    padding-inline-start: var(--lw-space-5);
    background: var(--lw-surface);
    text-align: start;
    font-weight: inherit;
    white-space: normal;
  }
  :is(th, td):last-child {
    padding-inline-end: var(--lw-space-5);
  }
`;

interface FiguresTableProps {
  caption: string;
  /** Headers of the columns; the first column names the rows. */
  head: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[];
}

/** Renders a dense table of numbers. On phones it scrolls sideways, because numbers in cards can't be compared. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  return (
    <Scroll role="region" aria-label={`${caption}, scrollable`} tabIndex={0}>
      <Table aria-label={caption}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
