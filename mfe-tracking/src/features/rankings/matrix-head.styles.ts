import styled from "styled-components";

export const AppHead = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-2);
  max-width: 12rem;
  overflow-wrap: anywhere;
  text-align: start;
  white-space: normal;
`;

/** Cuts the name of an app after two lines, so that one long name doesn't make the header of all columns tall. */
export const AppName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const HeadButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-height: 1.75rem;
  padding: var(--lw-space-1);
  border: 0;
  border-radius: var(--lw-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  svg {
    flex: none;
  }
  &:hover,
  th[aria-sort] & {
    color: var(--lw-text);
  }
`;
