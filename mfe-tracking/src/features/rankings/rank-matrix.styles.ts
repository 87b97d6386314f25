import styled, { css } from "styled-components";

/** Below this container width in pixels, each row becomes a card. */
export const CARDS_BELOW_PX = 640;
const CARDS = `(max-width: ${CARDS_BELOW_PX - 1}px)`;

/** Sizes in a large matrix: the keywords, an app, and a row with two lines in each cell. */
const KEYWORD_REM = 14;
export const APP_REM = 10;
export const ROW_PX = 59;
/** Heights of the keyword of a card with its padding, and of a line of ranks. */
export const CARD_HEAD_PX = 46;
export const CARD_LINE_PX = 32;
/** Height of the names of the apps in the header of a large matrix: two lines, and one for the store. */
const NAMES_REM = 4;

export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** Scrolls in both directions with a sticky header and first column; scroll padding keeps the focused cell visible. */
export const Scroll = styled.div<{ $large: boolean }>`
  /* Contains the visually hidden text of its cells, which would otherwise extend the page's scroll area. */
  position: relative;
  max-height: min(44rem, calc(100vh - 9rem));
  overflow: auto;
  overflow-anchor: none;
  scroll-padding: 6rem var(--lw-space-2) var(--lw-space-2) ${KEYWORD_REM}rem;
  @container ${CARDS} {
    /* Only a box of its own knows which cards of a large matrix are in view. */
    ${({ $large }) => ($large ? "scroll-padding: 0;" : "max-height: none; overflow: visible;")}
  }
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

export const CellButton = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-2);
  min-height: 1.75rem;
  padding: 2px var(--lw-space-2);
  border: 0;
  border-radius: var(--lw-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    background: var(--lw-active);
  }
`;

/** Tells the app of a rank in a card, which has no header. */
export const CardIcon = styled.span`
  display: inline-flex;
  flex: none;
`;

/** Cell of an app for a keyword of the other store, aligned with the texts of the buttons above and below it. */
export const OtherStore = styled.td`
  color: var(--lw-text-subtle);
  font-size: var(--lw-font-sm);
  text-indent: var(--lw-space-2);
`;

const cards = css`
  &,
  tbody,
  tbody tr {
    display: block;
  }
  thead {
    display: none;
  }
  /* A line for the keyword, then as many ranks per line as fit with the length of their list. */
  tbody tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
    gap: var(--lw-space-1) var(--lw-space-2);
    padding: var(--lw-space-3) var(--lw-space-5);
    border-bottom: 1px solid var(--lw-border);
    /* Cards below the view have no layout until they come near it. */
    content-visibility: auto;
    contain-intrinsic-size: auto ${CARD_HEAD_PX + CARD_LINE_PX}px;
  }
  tbody tr > *,
  tbody tr > th:first-child {
    position: static;
    display: flex;
    align-items: center;
    gap: var(--lw-space-1);
    min-width: 0;
    max-width: none;
    height: auto;
    padding: 0;
    border: 0;
  }
  tbody tr > th:first-child {
    grid-column: 1 / -1;
  }
  tbody tr[aria-hidden] {
    display: block;
    padding: 0;
    border: 0;
    content-visibility: visible;
  }
  ${OtherStore} {
    display: none;
  }
  ${CellButton} {
    flex-wrap: nowrap;
    min-width: 0;
    padding-inline: var(--lw-space-1);
    & > [data-previous] {
      display: none;
    }
  }
`;

/** Keeps widths and heights while cells come into view. */
const large = css`
  table-layout: fixed;
  thead th {
    width: ${APP_REM}rem;
  }
  thead tr:first-child th {
    height: ${NAMES_REM}rem;
  }
  th:first-child {
    width: ${KEYWORD_REM}rem;
  }
  tbody tr > * {
    height: ${ROW_PX}px;
  }
`;

export const Grid = styled.table<{ $large: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--lw-font-md);
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  thead {
    position: sticky;
    top: 0;
    z-index: 2;
  }
  thead th {
    padding: var(--lw-space-1) var(--lw-space-3);
    background: var(--lw-surface);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
    font-weight: var(--lw-weight-medium);
    text-align: start;
    vertical-align: bottom;
  }
  thead tr:last-child th {
    border-bottom: 1px solid var(--lw-border);
  }
  tbody th,
  td {
    min-width: 10rem;
    padding: var(--lw-space-1) var(--lw-space-3);
    border-bottom: 1px solid var(--lw-border);
    font-weight: inherit;
    text-align: start;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    max-width: 16rem;
    padding-inline-start: var(--lw-space-5);
    border-inline-end: 1px solid var(--lw-border);
    background: var(--lw-surface);
    overflow-wrap: anywhere;
  }
  tbody tr:hover > * {
    background: var(--lw-surface-raised);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${({ $large }) => $large && large}
  @container ${CARDS} {
    ${cards}
  }
`;
