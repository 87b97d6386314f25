import styled, { css } from "styled-components";
import type { Align } from "./column";

/** Scrolls a wide table instead of the page, and a virtualized one in both directions. */
export const Scroll = styled.div<{ $minWidth?: string; $bounded: boolean }>`
  ${({ $minWidth, $bounded }) => ($minWidth || $bounded) && "position: relative; overflow-x: auto;"}
  ${({ $minWidth }) =>
    $minWidth &&
    css`
      @media (min-width: 720px) {
        & > div {
          min-width: ${$minWidth};
        }
      }
    `}
  ${({ $bounded }) =>
    $bounded &&
    css`
      max-height: min(44rem, calc(100vh - 9rem));
      overflow-y: auto;
      overflow-anchor: none;
      thead th {
        position: sticky;
        top: 0;
        z-index: 1;
        background: var(--lw-surface);
        box-shadow: inset 0 -1px 0 var(--lw-border);
      }
    `}
`;

export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
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

export const HeaderCell = styled.th<{ $align: Align; $width?: string }>`
  width: ${({ $width }) => $width ?? "auto"};
  padding: 0 var(--lw-space-4);
  height: 2.25rem;
  border-bottom: 1px solid var(--lw-border);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-medium);
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-1);
  min-height: 1.5rem;
  margin-inline: calc(var(--lw-space-1) * -1);
  padding: 0 var(--lw-space-1);
  border: 0;
  border-radius: var(--lw-radius-sm);
  background: none;
  color: inherit;
  font-weight: inherit;
  /* In a narrow column the icon would otherwise shrink to nothing. */
  svg {
    flex: none;
    max-width: none;
  }
  &:hover,
  th[aria-sort] & {
    color: var(--lw-text);
  }
`;

export const Cell = styled.td<{ $align: Align; $nowrap?: boolean }>`
  padding: var(--lw-space-2) var(--lw-space-4);
  height: 2.75rem;
  border-bottom: 1px solid var(--lw-border);
  text-align: ${({ $align }) => $align};
  ${({ $align }) => $align !== "start" && "font-variant-numeric: tabular-nums;"}
  ${({ $nowrap }) => $nowrap && "white-space: nowrap;"}
`;

/** Contains a skeleton; inline, so that it is aligned like a text. */
export const Placeholder = styled.span<{ $width: string }>`
  display: inline-block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  vertical-align: middle;
`;

/** Stands for the rows outside the view of a virtualized table. */
export const Spacer = styled.tr`
  &&& {
    display: block;
    padding: 0;
    border: 0;
  }
`;

const cards = css`
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

export const TableRoot = styled.table`
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
  @container (max-width: 639px) {
    ${cards}
  }
`;
