import styled from "styled-components";

/** Renders terms with their descriptions in columns. */
export const DefinitionGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--lw-space-2) var(--lw-space-4);
  margin: 0;
  overflow-wrap: anywhere;
  dd {
    margin: 0;
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
    white-space: pre-line;
  }
`;
