import styled from "styled-components";

export const AreaLead = styled.p`
  margin-top: var(--lw-space-1);
  color: var(--lw-text-subtle);
  font-size: var(--lw-font-sm);
`;

/** Separates the header from the text on pages without a picture. */
export const Rule = styled.hr`
  width: 100%;
  margin-block: var(--lw-space-6);
  border: 0;
  border-top: 1px solid var(--lw-border);
`;
