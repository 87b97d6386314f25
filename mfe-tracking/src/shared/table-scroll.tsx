import styled from "styled-components";

/** Lets wide tables scroll instead of the page. Focusable links inside make it scrollable by keyboard. */
export const TableScroll = styled.div<{ $min: string }>`
  position: relative;
  overflow-x: auto;
  @media (min-width: 720px) {
    & > div {
      min-width: ${({ $min }) => $min};
    }
  }
`;
