import styled from "styled-components";

export const Swatches = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-1) var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--lw-font-xs);
  font-variant-numeric: tabular-nums;
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--lw-space-1);
  }
`;

export const Swatch = styled.span`
  width: 1rem;
  height: 1rem;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-sm);
`;

export const Places = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--lw-space-4) var(--lw-space-2);
  margin: 0;
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  list-style: none;
  &[data-ground="light"] {
    background: #ffffff;
    color: #1c1c1e;
  }
  &[data-ground="dark"] {
    background: #000000;
    color: #f2f2f7;
  }
`;

export const Place = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--lw-space-1);
  min-width: 0;
  padding: var(--lw-space-2) 0;
  border: 2px solid transparent;
  border-radius: var(--lw-radius-md);
  font-size: var(--lw-font-xs);
  text-align: center;
  overflow-wrap: anywhere;
  &[data-mine="true"] {
    border-color: currentColor;
    font-weight: var(--lw-weight-semibold);
  }
`;

export const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--lw-space-4);
  padding: var(--lw-space-4);
  border-radius: var(--lw-radius-md);
  font-size: var(--lw-font-xs);
  figure {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--lw-space-1);
    margin: 0;
  }
  &[data-ground="light"] {
    border: 1px solid var(--lw-border);
    background: #ffffff;
    color: #1c1c1e;
  }
  &[data-ground="dark"] {
    border: 1px solid var(--lw-border);
    background: #000000;
    color: #f2f2f7;
  }
`;

export const Findings = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: var(--lw-space-2);
  }
  svg {
    flex: none;
    margin-top: 0.2rem;
  }
`;
