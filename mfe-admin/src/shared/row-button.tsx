import styled from "styled-components";

/** Button that opens a row's details and looks like the links in other lists. */
export const RowButton = styled.button.attrs({ type: "button" })`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--lw-accent-text);
  font: inherit;
  font-weight: var(--lw-weight-medium);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;
