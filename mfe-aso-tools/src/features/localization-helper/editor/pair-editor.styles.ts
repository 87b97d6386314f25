import styled from "styled-components";

/** Handles the keys of the text boxes in it. */
export const PairRoot = styled.section`
  min-width: 0;
`;

export const PairBar = styled.div`
  display: grid;
  gap: var(--lw-space-3) var(--lw-space-5);
  margin-bottom: var(--lw-space-5);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > div > :first-child {
    flex: 1;
  }
`;

/** Two columns in which the texts of a field are on one line; below each other on a phone. */
export const Pair = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--lw-space-5);
  margin-bottom: var(--lw-space-4);
  h3 {
    font-size: var(--lw-font-md);
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

export const Column = styled.div`
  min-width: 0;
`;
