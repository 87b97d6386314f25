import styled from "styled-components";

/** Fields below one another. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
`;
