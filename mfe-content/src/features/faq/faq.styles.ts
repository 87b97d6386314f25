import styled from "styled-components";

export const CategoryGrid = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--lw-space-2);
    min-height: 5.5rem;
    padding: var(--lw-space-3) var(--lw-space-4);
    border: 1px solid var(--lw-border);
    border-radius: var(--lw-radius-lg);
    background: var(--lw-surface);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--lw-border-strong);
    color: var(--lw-text);
  }
  a[aria-current="true"] {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: var(--lw-space-3);
  inset-inline-end: var(--lw-space-4);
  font-variant-numeric: tabular-nums;
`;

export const Items = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-3);
`;

export const Item = styled.div`
  scroll-margin-top: calc(var(--lw-header-height) + var(--lw-space-4));
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  h3 {
    font-size: inherit;
    font-weight: inherit;
  }
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-4);
  width: 100%;
  padding: var(--lw-space-4) var(--lw-space-5);
  border: 0;
  border-radius: var(--lw-radius-lg);
  background: none;
  color: var(--lw-text);
  font-size: var(--lw-font-lg);
  font-weight: var(--lw-weight-medium);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  svg {
    flex: none;
    color: var(--lw-text-muted);
    transition: transform var(--lw-motion-fast) var(--lw-ease);
  }
  &[aria-expanded="true"] svg {
    transform: rotate(180deg);
  }
`;

export const Answer = styled.div`
  padding: 0 var(--lw-space-5) var(--lw-space-4);
  p {
    max-width: var(--lw-prose-max);
    color: var(--lw-text-muted);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--lw-space-1);
    min-height: 1.5rem;
    margin-top: var(--lw-space-3);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

export const More = styled.section`
  padding: var(--lw-space-8) var(--lw-space-5);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  text-align: center;
  p {
    margin: var(--lw-space-2) 0 var(--lw-space-5);
    color: var(--lw-text-muted);
  }
`;
