import styled from "styled-components";

/** One line of apps. Its height is reserved in remote.json, so that the page below doesn't shift. */
export const Root = styled.section`
  height: 97px;
  padding: var(--lw-space-2) var(--lw-space-6);
  border-bottom: 1px solid var(--lw-border);
  background: var(--lw-surface-sunken);
  overflow: hidden;
  @media (max-width: 639px) {
    padding-inline: var(--lw-space-4);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  height: 1.75rem;
  h2 {
    margin-inline-end: auto;
    overflow: hidden;
    font-size: var(--lw-font-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Shows six side by side if they fit, else scrolls sideways. */
export const Apps = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-auto-columns: minmax(9.5rem, 1fr);
  grid-auto-flow: column;
  gap: var(--lw-space-2);
  margin: 0;
  padding: var(--lw-space-1) 2px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
`;

export const Entry = styled.li`
  min-width: 0;
  a {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
    min-width: 0;
    height: 2.75rem;
    padding: 0 var(--lw-space-1);
    border-radius: var(--lw-radius-md);
    color: inherit;
  }
  a:hover {
    background: var(--lw-hover);
    text-decoration: none;
  }
  a > span:last-child {
    min-width: 0;
    & > * {
      display: block;
    }
  }
`;
