import type { BarColor } from "@listwise/aso-core/density";
import styled from "styled-components";

export const Columns = styled.div`
  display: grid;
  gap: var(--lw-space-8);
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    padding: var(--lw-space-1) var(--lw-space-3);
    border-bottom: 1px solid var(--lw-border);
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    max-width: 12rem;
    padding-inline-start: 0;
    overflow: hidden;
    font-weight: var(--lw-weight-medium);
    text-align: start;
    text-overflow: ellipsis;
  }
  thead th {
    padding-bottom: var(--lw-space-2);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
    font-weight: var(--lw-weight-medium);
  }
  td:last-child {
    width: 40%;
    padding-inline-end: 0;
  }
  @media (max-width: 479px) {
    th:first-child {
      max-width: 7rem;
    }
    th,
    td {
      padding-inline: var(--lw-space-2);
    }
    td:last-child {
      width: 25%;
    }
  }
`;

const fills: Record<BarColor, string> = {
  pink: "--lw-chart-5",
  purple: "--lw-chart-1",
  blue: "--lw-chart-2",
};

export const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: var(--lw-radius-full);
  background: var(--lw-active);
`;

export const Bar = styled.div<{ $color: BarColor }>`
  height: 100%;
  min-width: 2px;
  border-radius: inherit;
  background: var(${({ $color }) => fills[$color]});
`;
