import styled from "styled-components";

/** Stacks the fields of a form. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
`;

/** Small print below a form; links in it are underlined. */
export const SmallPrint = styled.p`
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  a {
    text-decoration: underline;
  }
`;
