import { useSession } from "@listwise/shared-auth";
import { ArrowRightIcon, LinkButton } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--lw-space-3);
`;

export function CallsToAction() {
  const signedIn = useSession((session) => session.status === "signed-in");
  if (signedIn) {
    return (
      <Root>
        <LinkButton to="/dashboard" variant="primary" size="lg">
          Open your dashboard
          <ArrowRightIcon size={16} aria-hidden="true" />
        </LinkButton>
      </Root>
    );
  }
  return (
    <Root>
      <LinkButton to="/register" variant="primary" size="lg">
        Start Free Trial
        <ArrowRightIcon size={16} aria-hidden="true" />
      </LinkButton>
      <LinkButton to="/login" size="lg">
        Login
      </LinkButton>
    </Root>
  );
}
