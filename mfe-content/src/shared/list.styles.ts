import styled from "styled-components";

export const Layout = styled.div`
  display: grid;
  gap: var(--lw-space-6);
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 16rem;
    gap: var(--lw-space-10);
  }
`;

export const Main = styled.div`
  min-width: 0;
  @media (min-width: 960px) {
    grid-row: 1;
    grid-column: 1;
  }
`;

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-5);
  min-width: 0;
  @media (min-width: 960px) {
    position: sticky;
    top: calc(var(--lw-header-height) + var(--lw-space-6));
    align-self: start;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-5);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const CategoryList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 960px) {
    flex-direction: column;
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
    min-height: var(--lw-control-sm);
    padding: 0 var(--lw-space-3);
    border-radius: var(--lw-radius-md);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-md);
    text-decoration: none;
  }
  a:hover {
    background: var(--lw-hover);
    color: var(--lw-text);
  }
  a[aria-current="true"] {
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
    font-weight: var(--lw-weight-medium);
  }
`;

export const NavTitle = styled.h2`
  margin-bottom: var(--lw-space-2);
  color: var(--lw-text);
  font-size: var(--lw-font-sm);
`;

export const Count = styled.span`
  margin-inline-start: auto;
  padding-inline-start: var(--lw-space-2);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;
