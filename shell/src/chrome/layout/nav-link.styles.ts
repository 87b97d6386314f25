import { NavLink } from "react-router-dom";
import styled, { css } from "styled-components";

/** Styles of an entry of the sidebar and the mobile menu. */
export const itemStyles = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  min-height: 2rem;
  padding: 0 var(--lw-space-3);
  border-radius: var(--lw-radius-md);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-md);
  font-weight: var(--lw-weight-medium);
  svg {
    flex: none;
  }
`;

/** An entry with a page. */
export const SideLink = styled(NavLink)`
  ${itemStyles}
  &:hover {
    background: var(--lw-hover);
    color: var(--lw-text);
    text-decoration: none;
  }
  &[aria-current="page"] {
    background: var(--lw-accent-soft);
    color: var(--lw-accent-text);
  }
`;

/** An entry of the header. */
export const TopLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding: 0 var(--lw-space-3);
  border-radius: var(--lw-radius-md);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-md);
  font-weight: var(--lw-weight-medium);
  white-space: nowrap;
  &:hover {
    background: var(--lw-hover);
    color: var(--lw-text);
    text-decoration: none;
  }
  &[aria-current="page"] {
    color: var(--lw-text);
  }
`;
