import styled from "styled-components";

/** Places the table of contents above the text, or next to it on wide screens. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-6);
  &:has(> nav) {
    @media (min-width: 1100px) {
      grid-template-columns: minmax(0, var(--lw-prose-max)) minmax(0, 14rem);
      justify-content: space-between;
      gap: var(--lw-space-8);
    }
  }
`;

export const Contents = styled.nav`
  min-width: 0;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  font-size: var(--lw-font-sm);
  @media (min-width: 1100px) {
    position: sticky;
    top: calc(var(--lw-header-height) + var(--lw-space-6));
    grid-row: 1;
    grid-column: 2;
    align-self: start;
    max-height: calc(100vh - var(--lw-header-height) - var(--lw-space-12));
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
  summary {
    padding: var(--lw-space-3) var(--lw-space-4);
    border-radius: inherit;
    color: var(--lw-text);
    font-weight: var(--lw-weight-semibold);
    cursor: pointer;
  }
  ol {
    margin: 0;
    padding: 0 var(--lw-space-2) var(--lw-space-3);
    list-style: none;
  }
  a {
    display: block;
    padding: var(--lw-space-1) var(--lw-space-2);
    border-inline-start: 2px solid transparent;
    border-radius: var(--lw-radius-sm);
    color: var(--lw-text-muted);
    line-height: 1.45;
    &:hover {
      color: var(--lw-text);
    }
    &[aria-current] {
      border-inline-start-color: var(--lw-accent);
      color: var(--lw-accent-text);
    }
  }
  li:not([data-level="0"]) a {
    padding-inline-start: var(--lw-space-5);
  }
`;
