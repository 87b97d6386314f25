import { PRODUCT_NAME } from "@listwise/contracts/site";
import { useSession } from "@listwise/shared-auth";
import { Badge } from "@listwise/shared-ui";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useBeta } from "../../config/use-beta";
import { LogoMark } from "./logo-mark";

const Root = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--lw-space-2);
  color: var(--lw-text);
  font-size: var(--lw-font-lg);
  font-weight: var(--lw-weight-semibold);
  letter-spacing: -0.02em;
  &:hover {
    text-decoration: none;
  }
`;

/** The name, which leaves its space to the app switcher on small phones. */
const Name = styled.span<{ $isShort: boolean }>`
  @media (max-width: 379px) {
    ${({ $isShort }) => $isShort && "position: absolute; width: 1px; height: 1px; overflow: hidden;"}
  }
`;

/** Renders the logo as a link to the dashboard for signed-in users, else to the home page. */
export function Brand() {
  const signedIn = useSession((session) => session.status === "signed-in");
  const beta = useBeta();
  return (
    <Root to={signedIn ? "/dashboard" : "/"}>
      <LogoMark />
      <Name $isShort={signedIn}>{PRODUCT_NAME}</Name>
      {beta && <Badge tone="accent">BETA</Badge>}
    </Root>
  );
}
