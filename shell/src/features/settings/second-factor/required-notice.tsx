import { needsSecondFactor, useSession } from "@listwise/shared-auth";
import { LinkButton, Notice } from "@listwise/shared-ui";
import { useState } from "react";

/** Tells an administrator that a second factor is required, and the way back to administration once there is one. */
export function RequiredNotice() {
  const needs = useSession(({ user }) => needsSecondFactor(user));
  const [needed, setNeeded] = useState(needs);
  if (needs && !needed) setNeeded(true);
  if (needs) {
    return (
      <Notice tone="warning" title="Administrators need a second factor">
        Add a passkey or set up an authenticator app. Administration opens as soon as you have one.
      </Notice>
    );
  }
  if (!needed) return null;
  return (
    <Notice
      tone="success"
      title="Administration is open"
      actions={
        <LinkButton size="sm" to="/admin">
          Go to administration
        </LinkButton>
      }
    >
      Your account is protected by a second factor.
    </Notice>
  );
}
