import styled from "styled-components";

/** Renders the report like a sheet of paper. It has its own container, so that it also fits next to the builder. */
export const Sheet = styled.article`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-8);
  /* A wider sheet would enlarge the texts of its charts. */
  max-width: 58rem;
  padding: clamp(var(--lw-space-4), 4%, var(--lw-space-10));
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-sm);
  overflow-wrap: anywhere;
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--lw-space-4);
    break-inside: avoid-page;
  }
  h3 {
    font-size: var(--lw-font-xl);
  }
  h4 {
    font-size: var(--lw-font-md);
  }
  figure {
    margin: 0;
  }
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: var(--lw-space-3);
  padding-bottom: var(--lw-space-6);
  border-bottom: 1px solid var(--lw-border);
  h2 {
    font-size: var(--lw-font-3xl);
    line-height: 1.2;
  }
`;

/** Logos are made for white paper, as in the PDF; in the dark theme, dark letters without a background would vanish. */
export const Logo = styled.img`
  max-width: min(14rem, 60%);
  height: 2.5rem;
  object-fit: contain;
  object-position: left;
  border-radius: var(--lw-radius-sm);
  background: #fff;
  box-shadow: 0 0 0 var(--lw-space-2) #fff;
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--lw-space-3);
`;

export const Highlights = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

/** Scrolls wide tables. It also contains their hidden texts, which would widen the page otherwise. */
export const TableFrame = styled.div.attrs({ role: "region", tabIndex: 0 })`
  position: relative;
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--lw-font-sm);
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: var(--lw-space-2);
    font-weight: var(--lw-weight-semibold);
    text-align: start;
  }
  th,
  td {
    padding: var(--lw-space-2);
    border-bottom: 1px solid var(--lw-border);
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }
  thead th {
    color: var(--lw-text-muted);
    font-weight: var(--lw-weight-medium);
  }
  /* Columns are at least as wide as their longest word, except texts of listings, which can contain addresses. */
  th,
  td {
    overflow-wrap: break-word;
  }
  .text {
    min-width: 6rem;
    text-align: start;
    white-space: normal;
  }
  td.text {
    min-width: 8rem;
    overflow-wrap: anywhere;
    /* Next to the builder, five columns fit without scrolling. */
    @container (max-width: 639px) {
      min-width: 6rem;
    }
  }
  tbody th {
    font-weight: var(--lw-weight-medium);
  }
  [data-cards="true"] {
    @container (max-width: 479px) {
      thead {
        position: absolute;
        clip-path: inset(50%);
      }
      tr {
        display: grid;
        gap: var(--lw-space-1);
        padding-block: var(--lw-space-3);
        border-bottom: 1px solid var(--lw-border);
      }
      tbody :is(th, td) {
        padding: 0;
        border: 0;
      }
      td::before {
        content: attr(data-header) ": ";
        color: var(--lw-text-muted);
      }
    }
  }
  .extra {
    @container (max-width: 479px) {
      display: none;
    }
  }
`;
