import styled, { css } from "styled-components";
import { pulsing } from "../primitives/skeleton";
import { cards, denseCards } from "./table-cards.styles";
import { Cell } from "./table-cells.styles";

/** Height of a table's rows. */
export type Density = "comfortable" | "compact";

/** Heights of rows with one line of text. */
export const ROW_HEIGHTS_PX: Readonly<Record<Density, number>> = { comfortable: 44, compact: 32 };

export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const LoadingBody = styled.tbody`
  ${pulsing}
`;

export const Caption = styled.caption<{ $hidden: boolean }>`
  padding: var(--lw-space-3) var(--lw-space-5);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  text-align: start;
  ${({ $hidden }) =>
    $hidden &&
    css`
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    `}
`;

const pins = css`
  [data-sideways] & [data-pin] {
    position: sticky;
    background: var(--lw-surface);
  }
  tbody [data-pin] {
    z-index: 1;
  }
  thead [data-pin] {
    z-index: 3;
  }
  [data-pin="start"] {
    inset-inline-start: 0;
  }
  [data-pin="end"] {
    inset-inline-end: 0;
    box-shadow: inset 1px 0 0 var(--lw-border);
  }
  tbody tr:hover [data-pin] {
    background: linear-gradient(var(--lw-hover), var(--lw-hover)), var(--lw-surface);
  }
  tbody tr[aria-selected="true"] [data-pin] {
    background: linear-gradient(var(--lw-accent-soft), var(--lw-accent-soft)), var(--lw-surface);
  }
`;

interface TableStyle {
  $density: Density;
  $fixed: boolean;
  $denseCards: boolean;
}

export const TableRoot = styled.table<TableStyle>`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--lw-font-md);
  tr > :first-child {
    padding-inline-start: var(--lw-space-5);
  }
  tr > :last-child {
    padding-inline-end: var(--lw-space-5);
  }
  tbody tr:last-child ${Cell} {
    border-bottom: 0;
  }
  tbody tr:hover {
    background: var(--lw-hover);
  }
  tbody tr[aria-selected="true"] {
    background: var(--lw-accent-soft);
  }
  tbody tr:focus-visible {
    outline: 2px solid var(--lw-accent);
    outline-offset: -2px;
  }
  @container (min-width: 640px) {
    ${pins}
    ${({ $fixed }) =>
      $fixed &&
      css`
        table-layout: fixed;
        th {
          padding-inline: var(--lw-space-2);
        }
        /* Rows with a button or two lines have the usual height, too. */
        ${Cell} {
          padding: var(--lw-space-1) var(--lw-space-2);
        }
      `}
    ${({ $density }) =>
      $density === "compact" &&
      css`
        ${Cell} {
          height: ${ROW_HEIGHTS_PX.compact}px;
          padding-block: 0;
        }
      `}
  }
  @container (max-width: 639px) {
    ${cards}
    ${({ $denseCards }) => $denseCards && denseCards}
  }
`;
