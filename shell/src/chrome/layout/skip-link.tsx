import styled from "styled-components";

/** Lets keyboard users skip the menus. */
export const SkipLink = styled.a.attrs({ href: "#main", children: "Skip to content" })`
  position: fixed;
  top: var(--lw-space-2);
  left: var(--lw-space-2);
  z-index: var(--lw-z-toast);
  padding: var(--lw-space-2) var(--lw-space-4);
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface-raised);
  color: var(--lw-text);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
