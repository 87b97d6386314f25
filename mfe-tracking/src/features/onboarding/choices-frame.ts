import styled from "styled-components";

/**
 * Scrolls the choices of a step. On phones its height doesn't depend on them, so that their arrival doesn't move the buttons
 * below; wide screens have room for more of them than most apps have.
 */
export const ChoicesFrame = styled.div`
  min-block-size: 12rem;
  max-block-size: 22rem;
  /* Room for the focus of the choices. */
  padding: var(--lw-space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  @media (max-width: 639px) {
    block-size: 22rem;
  }
`;
