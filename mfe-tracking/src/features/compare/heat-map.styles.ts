import styled, { css } from "styled-components";

/** Heights in pixels; the rows outside the view are computed from them. */
export const ROW_HEIGHT_PX = 36;
const NAMES_HEIGHT_PX = 72;
const FIGURE_HEIGHT_PX = 28;
/** Height of the header: the names of the apps and two rows of figures. */
export const HEAD_HEIGHT_PX = NAMES_HEIGHT_PX + 2 * FIGURE_HEIGHT_PX;

/** Shares of the green in the background by rank band: the better the rank, the stronger. */
const STRENGTHS = {
  "rank-3": 42,
  "rank-10": 30,
  "rank-20": 21,
  "rank-50": 14,
  "rank-100": 8,
  "rank-200": 4,
};

/** Colors an element with `data-band` by its rank band. The text color stays that of plain text, which is readable on all of them. */
export const bandColors = css`
  ${Object.entries(STRENGTHS).map(
    ([band, strength]) => css`
      &[data-band="${band}"] {
        background: color-mix(in srgb, var(--lw-success-text) ${strength}%, var(--lw-surface));
      }
    `,
  )}
  &[data-band="rank-none"] {
    color: var(--lw-text-muted);
  }
`;

/** Marks the best rank of a row. */
export const bestMark = css`
  box-shadow: inset 0 0 0 2px var(--lw-success-text);
  font-weight: var(--lw-weight-semibold);
`;

/** Scrolls in both directions with a sticky header and first column; scroll padding keeps the focused cell visible. */
export const Scroll = styled.div`
  --first-column: 15rem;
  --popularity-column: 6.25rem;
  --app-column: 7rem;
  position: relative;
  max-height: min(44rem, calc(100vh - 9rem));
  overflow: auto;
  overflow-anchor: none;
  scroll-padding: ${HEAD_HEIGHT_PX}px 0 0 var(--first-column);
  @media (max-width: 639px) {
    --first-column: 8.125rem;
    --popularity-column: 3.25rem;
    --app-column: 5.4375rem;
  }
`;

/** Makes room for changes beside the ranks. */
const withChanges = css`
  --app-column: 8rem;
  @media (min-width: 640px) {
    --first-column: 13rem;
  }
  && td {
    padding-inline: var(--lw-space-1);
    white-space: nowrap;
  }
`;

export const Grid = styled.table<{ $apps: number; $compares: boolean }>`
  ${({ $compares }) => $compares && withChanges}
  width: 100%;
  min-width: calc(
    var(--first-column) + var(--popularity-column) + ${({ $apps }) => $apps} * var(--app-column)
  );
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--lw-font-sm);
  thead {
    position: sticky;
    top: 0;
    z-index: 2;
  }
  th {
    background: var(--lw-surface);
    font-weight: inherit;
    text-align: start;
  }
  thead th {
    height: ${FIGURE_HEIGHT_PX}px;
    padding: 0 var(--lw-space-2);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
    text-align: center;
    white-space: nowrap;
  }
  thead tr:first-child th {
    width: var(--app-column);
    height: ${NAMES_HEIGHT_PX}px;
  }
  thead tr:first-child th:nth-child(2) {
    width: var(--popularity-column);
  }
  thead tr:first-child th {
    vertical-align: bottom;
  }
  thead tr:last-child th {
    border-bottom: 1px solid var(--lw-border);
  }
  tr > th:first-child,
  thead tr:first-child > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    width: var(--first-column);
    padding-inline: var(--lw-space-5) var(--lw-space-3);
    border-inline-end: 1px solid var(--lw-border);
    text-align: start;
    @media (max-width: 639px) {
      padding-inline: var(--lw-space-4) var(--lw-space-2);
    }
  }
  tbody th,
  td {
    height: ${ROW_HEIGHT_PX}px;
    padding: 0 var(--lw-space-2);
    border-bottom: 1px solid var(--lw-border);
  }
  tbody th {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    thead th,
    td {
      padding-inline: var(--lw-space-1);
    }
  }
  td {
    border-inline-end: 1px solid var(--lw-border);
    font-variant-numeric: tabular-nums;
    text-align: center;
    ${bandColors}
  }
  td[data-best] {
    ${bestMark}
  }
  td:focus-visible {
    outline-offset: -2px;
  }
  tbody tr:hover th {
    background: var(--lw-hover);
  }
`;

/** The name of an app, cut to two lines; its title is complete. */
export const AppName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: break-word;
  line-height: 1.25;
  white-space: normal;
`;

/** The icon and the sort button of an app, above its name. */
export const AppHead = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  height: 100%;
  padding-block: var(--lw-space-1);
  text-align: start;
  & > a {
    grid-column: 1 / -1;
    color: var(--lw-text);
  }
`;

export const IconLine = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lw-space-1);
  /* The width of a phone's column is enough for the icon or for "You". */
  @media (max-width: 639px) {
    & > :first-child:not(:last-child) {
      display: none;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--lw-space-1);
  min-width: 1.5rem;
  min-height: 1.5rem;
  margin-inline: calc(var(--lw-space-1) * -1);
  padding: 0 var(--lw-space-1);
  border: 0;
  border-radius: var(--lw-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  svg {
    flex: none;
  }
  &:hover,
  th[aria-sort] & {
    color: var(--lw-text);
  }
`;
