import styled from "styled-components";

/** Fits many columns next to the sidebar of a small laptop. */
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
