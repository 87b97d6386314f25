import styled from "styled-components";

/** Scrolls the choices of a step. Its height doesn't depend on them, so that their arrival doesn't move the buttons below. */
export const ChoicesFrame = styled.div`
  block-size: 22rem;
  /* Room for the focus of the choices. */
  padding: var(--lw-space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
