import styled from "styled-components";

export const Root = styled.footer`
  margin-top: auto;
  border-top: 1px solid var(--lw-border);
  background: var(--lw-surface);
  font-size: var(--lw-font-sm);
  @media print {
    display: none;
  }
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--lw-space-6) var(--lw-space-4);
  padding-block: var(--lw-space-8);
  @media (min-width: 700px) {
    grid-auto-flow: column;
    grid-auto-columns: auto;
    grid-template-columns: none;
    justify-content: space-between;
  }
  h2 {
    margin-bottom: var(--lw-space-2);
    font-size: var(--lw-font-sm);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: var(--lw-space-1);
    color: var(--lw-text-muted);
    text-wrap: balance;
  }
  a:hover {
    color: var(--lw-text);
  }
  svg {
    margin-inline-start: var(--lw-space-1);
    vertical-align: -0.1em;
  }
`;

export const Ending = styled.div<{ $divided: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-6);
  padding-block: ${({ $divided }) => `var(--lw-space-${$divided ? 4 : 2})`};
  border-top: ${({ $divided }) => ($divided ? "1px solid var(--lw-border)" : "0")};
  color: var(--lw-text-muted);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-1) var(--lw-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    color: var(--lw-text-muted);
  }
`;
