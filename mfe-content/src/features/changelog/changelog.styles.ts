import { Link, type Tone } from "@listwise/shared-ui";
import styled from "styled-components";

export const Timeline = styled.ol.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-10);
  margin: 0;
  padding: 0 0 0 var(--lw-space-6);
  border-inline-start: 2px solid var(--lw-border);
  list-style: none;
`;

export const Entry = styled.li`
  position: relative;
  min-width: 0;
  overflow-wrap: anywhere;
  &::before {
    content: "";
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-start: calc(-1 * var(--lw-space-6) - 0.4375rem);
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--lw-bg);
    border-radius: var(--lw-radius-full);
    background: var(--lw-accent);
  }
  h2 {
    margin: var(--lw-space-2) 0 var(--lw-space-4);
    font-size: var(--lw-font-xl);
  }
  h2 a {
    color: var(--lw-text);
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
`;

export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-3);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
`;

export const HighlightList = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const HighlightItem = styled.li<{ $tone: Tone }>`
  padding: var(--lw-space-3) var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-inline-start: 3px solid var(--lw-${({ $tone }) => $tone}-text);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface);
  overflow-wrap: anywhere;
  h2,
  h3 {
    margin-top: var(--lw-space-2);
    font-size: var(--lw-font-md);
  }
  p {
    margin-top: var(--lw-space-1);
    color: var(--lw-text-muted);
  }
`;

export const Neighbors = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lw-space-4);
  margin-top: var(--lw-space-10);
  padding-top: var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
`;

export const Neighbor = styled(Link)`
  display: grid;
  gap: var(--lw-space-1);
  color: var(--lw-text);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
  &[rel="next"] {
    margin-inline-start: auto;
    text-align: end;
  }
  span {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;
