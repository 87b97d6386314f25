import styled from "styled-components";

/** Fits the many columns of a table next to the sidebar of a small laptop. Wrap the table in it. */
export const DenseColumns = styled.div`
  @media (min-width: 720px) {
    th:not(:first-child),
    td:not(:first-child) {
      padding-inline-start: var(--lw-space-2);
    }
    th:not(:last-child),
    td:not(:last-child) {
      padding-inline-end: var(--lw-space-2);
    }
  }
`;
