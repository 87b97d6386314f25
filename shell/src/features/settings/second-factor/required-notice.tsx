import { needsSecondFactor, useSession } from "@listwise/shared-auth";
import { LinkButton, Notice } from "@listwise/shared-ui";
import { useState } from "react";

/** Tells an administrator that a second factor is required, and links to the admin area once there is one. */
export function RequiredNotice() {
  const needs = useSession(({ user }) => needsSecondFactor(user));
  const [needed, setNeeded] = useState(needs);
  if (needs && !needed) setNeeded(true);
  if (needs) {
    return (
      <Notice tone="warning" title="Administrators need a second factor">
        Add a passkey or set up an authenticator app. You need one to open the admin area.
      </Notice>
    );
  }
  if (!needed) return null;
  return (
    <Notice
      tone="success"
      title="You can now open the admin area"
      actions={
        <LinkButton size="sm" to="/admin">
          Go to admin area
        </LinkButton>
      }
    >
      Your account is protected by a second factor.
    </Notice>
  );
}
