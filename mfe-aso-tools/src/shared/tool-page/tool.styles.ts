import styled from "styled-components";

/** The row of fields above a tool. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--lw-space-3);
  margin-bottom: var(--lw-space-6);
  & > * {
    flex: 1 1 12rem;
    max-width: 22rem;
  }
  & > fieldset,
  & > button {
    flex: none;
  }
  @media (max-width: 479px) {
    & > * {
      max-width: none;
    }
  }
`;

/** The editor on the left, its results on the right. */
export const Split = styled.div`
  display: grid;
  gap: var(--lw-space-6);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

export const PlainList = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
