import { css } from "styled-components";
import { Cell, GroupCell } from "./table-cells.styles";

/** Makes each row a card with a line per column. */
export const cards = css`
  &,
  tbody {
    display: block;
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody tr {
    display: block;
    padding: var(--lw-space-3) var(--lw-space-5);
    border-bottom: 1px solid var(--lw-border);
  }
  tbody tr:last-child {
    border-bottom: 0;
  }
  tbody tr > ${Cell} {
    padding: var(--lw-space-1) 0;
  }
  tbody ${Cell} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lw-space-4);
    height: auto;
    min-height: 2rem;
    border: 0;
    overflow-wrap: anywhere;
    text-align: end;
    white-space: normal;
  }
  tbody ${Cell}[data-label]:not([data-label=""], [data-lead="true"])::before {
    content: attr(data-label);
    flex: none;
    max-width: 70%;
    color: var(--lw-text-muted);
    text-align: start;
    font-size: var(--lw-font-sm);
  }
  tbody ${Cell}[data-lead="true"] {
    text-align: start;
  }
  tbody ${Cell}[data-label=""] {
    justify-content: flex-end;
  }
`;

/** Cards of at most three lines: heading and main figures, figures, and the rest with the actions. */
export const denseCards = css`
  tbody tr {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--lw-space-3);
    padding: var(--lw-space-2) var(--lw-space-4);
    /* Cards below the view have no layout until they come near it. */
    content-visibility: auto;
    contain-intrinsic-size: auto 7rem;
  }
  /* Ends the first line. */
  tbody tr::after {
    content: "";
    order: 1;
    flex: 0 0 100%;
  }
  tbody ${Cell} {
    order: 2;
    gap: var(--lw-space-1);
    min-height: 1.75rem;
    font-size: var(--lw-font-sm);
    overflow-wrap: normal;
    white-space: nowrap;
  }
  tbody tr > ${Cell} {
    padding: 0;
  }
  tbody tr:has(> ${GroupCell}) {
    padding: 0;
  }
  ${GroupCell} {
    flex: 1;
    padding-inline: var(--lw-space-4);
  }
  tbody ${Cell}[data-lead="true"] {
    order: 0;
    flex: 1 0 calc(100% - 10rem);
    width: 0;
    font-size: var(--lw-font-md);
  }
  tbody ${Cell}[data-card="top"] {
    order: 0;
  }
  tbody ${Cell}:is([data-card="top"], [data-card="plain"])::before {
    display: none;
  }
  tbody ${Cell}[data-card="hidden"] {
    display: none;
  }
  tbody ${Cell}[data-label=""] {
    order: 3;
    flex: 1;
  }
`;
