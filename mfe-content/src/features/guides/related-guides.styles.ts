import styled from "styled-components";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-5);
  @media (min-width: 960px) {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--lw-space-8);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: var(--lw-space-2);
  @media (min-width: 960px) {
    flex-direction: column;
    align-items: flex-start;
  }
`;
