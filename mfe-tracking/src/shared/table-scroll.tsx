import styled from "styled-components";

/** Wide tables scroll in here, not the page; the links inside bring the keyboard along. */
export const TableScroll = styled.div<{ $min: string }>`
  position: relative;
  overflow-x: auto;
  @media (min-width: 720px) {
    & > div {
      min-width: ${({ $min }) => $min};
    }
  }
`;
