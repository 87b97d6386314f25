import styled from "styled-components";

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  min-height: 100vh;
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

export const Side = styled.nav`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-3);
  height: 100vh;
  padding: var(--lw-space-4);
  overflow-y: auto;
  border-inline-end: 1px solid var(--lw-border);
  background: var(--lw-surface);
  h1 {
    font-size: var(--lw-font-lg);
  }
  @media (max-width: 767px) {
    position: static;
    height: auto;
    max-height: 16rem;
    border-inline-end: 0;
    border-block-end: 1px solid var(--lw-border);
  }
`;

export const Item = styled.button<{ $group: boolean }>`
  display: block;
  width: 100%;
  min-height: var(--lw-control-sm);
  padding: 0 var(--lw-space-2);
  border: 0;
  border-radius: var(--lw-radius-md);
  background: none;
  font-size: var(--lw-font-sm);
  text-align: start;
  ${({ $group }) =>
    $group
      ? "margin-top: var(--lw-space-3); font-weight: var(--lw-weight-semibold); text-transform: capitalize;"
      : "color: var(--lw-text-muted);"}
  &:hover {
    background: var(--lw-hover);
  }
  &[aria-current="true"] {
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-3);
  padding: var(--lw-space-3) var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  background: var(--lw-surface);
`;

export const Frames = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--lw-space-4);
  padding: var(--lw-space-4);
  overflow-x: auto;
  iframe {
    flex: none;
    border: 1px solid var(--lw-border);
    border-radius: var(--lw-radius-md);
  }
`;
