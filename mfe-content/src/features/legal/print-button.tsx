import { Button } from "@listwise/shared-ui";
import styled from "styled-components";

const OnScreen = styled.span`
  @media print {
    display: none;
  }
`;

export function PrintButton() {
  return (
    <OnScreen>
      <Button size="sm" onClick={() => window.print()}>
        Print
      </Button>
    </OnScreen>
  );
}
