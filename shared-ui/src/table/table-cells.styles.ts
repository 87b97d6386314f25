import styled from "styled-components";
import type { Align } from "./column";

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

/** Heading of a group of rows; its content stays in view when the table scrolls sideways. */
export const GroupCell = styled.td`
  padding: var(--lw-space-2) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
  background: var(--lw-surface-sunken);
  & > * {
    position: sticky;
    inset-inline-start: var(--lw-space-5);
    width: fit-content;
    max-width: 100%;
  }
`;

/** Header without a sort, focusable for its tooltip. */
export const HeaderText = styled.span`
  cursor: help;
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
