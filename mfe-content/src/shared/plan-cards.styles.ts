import styled from "styled-components";

export const Cards = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--lw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Aligns names, descriptions, facts and buttons across the cards (subgrid). */
export const Card = styled.li<{ $current: boolean }>`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  row-gap: var(--lw-space-2);
  min-height: 19.5rem;
  padding: var(--lw-space-6);
  border: 1px solid var(--lw-${({ $current }) => ($current ? "accent-border" : "border")});
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  [data-ground="raised"] & {
    background: var(--lw-bg);
  }
  & > p {
    color: var(--lw-text-muted);
    text-wrap: pretty;
  }
  & > a {
    align-self: end;
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2);
  h2,
  h3 {
    font-size: var(--lw-font-xl);
  }
`;

export const Facts = styled.ul.attrs({ role: "list" })`
  display: grid;
  align-content: start;
  gap: var(--lw-space-2);
  margin: var(--lw-space-4) 0 var(--lw-space-5);
  padding: var(--lw-space-4) 0 0;
  border-top: 1px solid var(--lw-border);
  list-style: none;
  li {
    display: flex;
    align-items: baseline;
    gap: var(--lw-space-2);
    color: var(--lw-text-muted);
  }
  strong {
    color: var(--lw-text);
    font-weight: var(--lw-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: var(--lw-accent-text);
    transform: translateY(0.125rem);
  }
`;
