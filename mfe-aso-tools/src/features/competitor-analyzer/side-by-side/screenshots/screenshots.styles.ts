import styled from "styled-components";

export const Shots = styled.ul.attrs({ role: "list" })`
  display: flex;
  gap: var(--lw-space-3);
  margin: var(--lw-space-3) 0 0;
  padding: 0 0 var(--lw-space-2);
  overflow-x: auto;
  list-style: none;
  li {
    flex: none;
  }
`;

export const Shot = styled.button`
  display: block;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-sunken);
  cursor: zoom-in;
  img {
    display: block;
    width: auto;
    min-width: 5rem;
    height: 17rem;
  }
  & > span {
    width: 8rem;
    height: 17rem;
    border: 0;
  }
`;

/** The same screenshot of each app, next to each other. */
export const Sides = styled.div`
  display: grid;
  grid-auto-columns: minmax(9rem, 1fr);
  grid-auto-flow: column;
  gap: var(--lw-space-3);
  overflow-x: auto;
  figure {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--lw-space-2);
    min-width: 0;
    margin: 0;
  }
  figcaption {
    min-width: 0;
    font-size: var(--lw-font-sm);
    overflow-wrap: anywhere;
  }
  figure[data-active="true"] figcaption {
    color: var(--lw-accent-text);
    font-weight: var(--lw-weight-semibold);
  }
  img {
    display: block;
    max-width: 100%;
    max-height: 62vh;
    margin-inline: auto;
    border-radius: var(--lw-radius-lg);
  }
`;
