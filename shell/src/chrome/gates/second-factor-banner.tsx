import { SECOND_FACTOR_PATH } from "@listwise/shared-auth";
import { LinkButton, Notice } from "@listwise/shared-ui";
import styled from "styled-components";

const Place = styled.div`
  padding: var(--lw-space-2) var(--lw-space-4);
`;

/** Tells an administrator on every page that the admin area requires a second factor. */
export function SecondFactorBanner() {
  return (
    <Place>
      <Notice
        tone="warning"
        title="Administrators need a second factor"
        actions={
          <LinkButton size="sm" to={SECOND_FACTOR_PATH}>
            Set it up
          </LinkButton>
        }
      >
        To open the admin area, add a passkey or an authenticator app.
      </Notice>
    </Place>
  );
}
