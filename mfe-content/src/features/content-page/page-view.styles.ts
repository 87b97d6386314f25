import styled from "styled-components";

export const AreaLead = styled.p`
  margin-top: var(--lw-space-1);
  color: var(--lw-text-subtle);
  font-size: var(--lw-font-sm);
`;
