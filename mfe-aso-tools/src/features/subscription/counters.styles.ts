import styled from "styled-components";

export const Counters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--lw-space-4);
`;
