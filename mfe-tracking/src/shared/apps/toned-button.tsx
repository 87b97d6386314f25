import { Button } from "@listwise/shared-ui";
import styled from "styled-components";

/** A button in the colors of Track (green) and Untrack (red). */
export const TonedButton = styled(Button)<{ $tone: "success" | "danger" }>`
  min-width: 7rem;
  border-color: var(--lw-${({ $tone }) => $tone}-border);
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
  &&:hover:not([aria-disabled="true"]) {
    border-color: currentColor;
    background: var(--lw-${({ $tone }) => $tone}-soft);
  }
`;
