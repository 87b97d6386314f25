import styled from "styled-components";

/** Fields below one another. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
`;

/** What stands in small print below a form; links inside the words are underlined. */
export const SmallPrint = styled.p`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  a {
    text-decoration: underline;
  }
`;
