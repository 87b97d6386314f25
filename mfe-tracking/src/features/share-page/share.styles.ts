import { Container } from "@listwise/shared-ui";
import styled from "styled-components";

/** Prints black on white in any theme, without interactive elements. */
export const Sheet = styled(Container)`
  padding-block: var(--lw-space-8) var(--lw-space-16);
  @media print {
    padding: 0;
    section {
      break-inside: avoid-page;
      border-color: #999;
      box-shadow: none;
    }
    &,
    & * {
      background: none !important;
      color: #000 !important;
    }
  }
`;

export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

export const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-4);
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Pictures = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  img {
    display: block;
    width: 100%;
    border-radius: var(--lw-radius-md);
  }
`;
